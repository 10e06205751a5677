import { describe, expect, it } from 'vitest';
import { optionForm, readChoices } from './option-form.ts';
import { checkUnits, checkWork, readDishPosts, workField } from './work-field.ts';

describe('the work of a dish', () => {
  it('is none, that of its category, or units by post, and is written as it was read [CAP-12, CAP-13]', () => {
    const stored = [undefined, {}, { four: 1.5, froid: 0.25 }];
    expect(stored.map((work) => workField.toValue(workField.toText(work)))).toEqual(stored);
    expect(workField.toText({ four: 1.5 })).toBe('{"four":"1,5"}');
    expect(workField.toValue('{"four":" 2,25 ","froid":""}')).toEqual({ four: 2.25 });
  });

  it.each([
    ['0,3', false],
    ['0,125', false],
    ['0', false],
    ['0,25', true],
    ['99', true],
    ['99,25', false],
    ['1000', false],
    ['-1', false],
    ['un', false],
    ['1.5', true],
    ['', true],
  ])('takes %s as units: %s [CAP-13]', (typed, isRight) => {
    expect(checkUnits(typed)).toBe(isRight ? null : 'catalogue.work.units');
    expect(checkWork(JSON.stringify({ froid: '1', four: typed }))).toBe(checkUnits(typed));
  });

  it('is made at any post but the drivers’ [CAP-12]', () => {
    const settings = {
      'kitchen.posts': [
        { id: 'route', name: 'Livreurs', per_window: 30 },
        { id: 'four', name: 'Four', per_window: 6 },
      ],
      'kitchen.delivery_post': 'route',
    };
    expect(readDishPosts({ file: { settings } as never })).toEqual([{ id: 'four', name: 'Four' }]);
    expect(readDishPosts({ file: {} as never })).toEqual([]);
  });
});

it('keeps and changes what a choice adds to the work of its dish [CAP-12, CAP-13]', () => {
  const choice = { id: 1, name: 'Deux', price: 0, work: { four: 1 } };
  const group = { option_name: 'Taille', option_options: [choice, { id: 2, name: 'Trois', price: 0 }] };
  const text = optionForm.textOf(group);
  const [first, second] = readChoices(text['value.option_options']);
  expect([first?.work, second?.work]).toEqual([{ four: '1' }, {}]);
  const typed = JSON.stringify([
    { ...first, work: { four: '1,5', froid: '' } },
    { ...second, work: { four: '' } },
  ]);
  expect(optionForm.put(group, text, { ...text, 'value.option_options': typed })).toMatchObject({
    option_options: [
      { id: 1, work: { four: 1.5 } },
      { id: 2, name: 'Trois', price: 0 },
    ],
  });
});
