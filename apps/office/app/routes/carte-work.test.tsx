import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { categoryForm } from '../state/catalogue/category-form.ts';
import { dishForm } from '../state/catalogue/dish-form.ts';
import { optionForm } from '../state/catalogue/option-form.ts';
import { closePart } from '../state/draft/open-part.ts';
import { catalogueAnswer, fakeDishes, fakeFile } from '../testing/fake-catalogue.ts';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { errorOf, field, save, type } from '../testing/form-steps.ts';
import { renderOffice } from '../testing/render-office.tsx';

const { success, refusal, signedIn } = replies;
const saved = success({ value: {}, base: 'next' });
const settings = {
  'kitchen.posts': [
    { id: 'route', name: 'Livreurs', per_window: 30 },
    { id: 'four', name: 'Four', per_window: 6 },
    { id: 'froid', name: 'Froid', per_window: 8 },
  ],
  'kitchen.delivery_post': 'route',
};

const open = (at: string, first: object = fakeDishes.margherita) => {
  const file = { ...fakeFile({ first }), settings };
  const asked = fakeOffice({
    'GET /v2/office/session': signedIn('manager'),
    'GET /v2/office/catalogue?draft=1': catalogueAnswer([], file),
    [`PUT /v2/office/catalogue/${at}`]: saved,
  });
  renderOffice(`/office/carte?ouvrir=${at}`);
  return asked;
};
const sentWork = (asked: ReturnType<typeof fakeOffice>) =>
  asked.filter(({ method }) => method === 'PUT').map(({ body }) => (body as { value: { work?: object } }).value.work);

beforeEach(() => {
  for (const form of [dishForm, categoryForm, optionForm]) closePart(form as typeof dishForm);
});

describe('what a dish costs the kitchen', () => {
  it('is that of its category until it is told by posts, without the drivers’ [CAP-12]', async () => {
    const asked = open('item/101');
    expect((await field('Travail en cuisine')).value).toBe('usual');
    await type('Travail en cuisine', 'own');
    expect(screen.queryByLabelText(/Livreurs/)).toBeNull();
    await type('Unités, poste Four', '1,5');
    await type('Unités, poste Froid', '');
    await save();
    expect(sentWork(asked)).toEqual([{ four: 1.5 }]);
  });

  it.each(['0,3', '1000', '0', 'deux'])(
    'asks for quarters of a unit where it is %s, and sends nothing [CAP-12, CAP-13]',
    async (units) => {
      const asked = open('item/101', { ...fakeDishes.margherita, work: { four: 1 } });
      await type('Unités, poste Four', units);
      expect(await errorOf('Unités, poste Four')).toBe('De 0,25 à 99, par quarts, ou vide.');
      await save();
      expect(sentWork(asked)).toEqual([]);
    },
  );

  it('may be none, and goes back to that of its category; a post that is no more can be emptied [CAP-12]', async () => {
    const asked = open('item/101', { ...fakeDishes.margherita, work: { grill: 1 } });
    await type('Unités, poste grill', '');
    await type('Travail en cuisine', 'none');
    await save();
    expect(sentWork(asked)).toEqual([{}]);
  });

  it('is told for all dishes of a category, the first post where nothing is said [CAP-12]', async () => {
    const asked = open('category/11');
    expect((await field('Travail en cuisine')).textContent).toContain('Une unité par plat, poste Four');
    await type('Travail en cuisine', 'own');
    await type('Unités, poste Froid', '0,25');
    await save();
    expect(sentWork(asked)).toEqual([{ four: 1, froid: 0.25 }]);
  });

  it('is added to by a choice [CAP-12]', async () => {
    const asked = open('option/1');
    const [, giant] = await screen.findAllByLabelText<HTMLInputElement>('Unités, poste Four');
    fireEvent.change(giant as HTMLInputElement, { target: { value: '0,5' } });
    await save();
    const [sent] = asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toMatchObject({
      value: { option_options: [{ name: 'Classique' }, { name: 'Géante', work: { four: 0.5 } }] },
    });
  });

  it('is not asked of a kitchen without posts, and a refusal is said all the same [CAP-12]', async () => {
    const file = fakeFile();
    fakeOffice({
      'GET /v2/office/session': signedIn('manager'),
      'GET /v2/office/catalogue?draft=1': catalogueAnswer([], file),
      'PUT /v2/office/catalogue/item/101': refusal(422, 'validation', { errors: { 'value.work': 'Travail refusé' } }),
    });
    renderOffice('/office/carte?ouvrir=item/101');
    await type('Nom', 'Marguerite');
    expect(screen.queryByLabelText('Travail en cuisine')).toBeNull();
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe('Travail refusé');
  });
});
