import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { closePart } from '../state/draft/open-part.ts';
import { alcoholDaysForm, alcoholHoursForm } from '../state/shop/alcohol-forms.ts';
import { catalogueAnswer, fakeFile } from '../testing/fake-catalogue.ts';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { errorOf, plain, press, save, type } from '../testing/form-steps.ts';
import { renderOffice } from '../testing/render-office.tsx';

const { success, signedIn } = replies;
const hours = 'alcohol.hours';
const days = 'alcohol.exceptions';

function open(settings: object = {}) {
  const saved = success({ value: {}, base: 'next' });
  const asked = fakeOffice({
    'GET /v2/office/session': signedIn('owner'),
    'GET /v2/office/catalogue?draft=1': catalogueAnswer([], fakeFile({ more: { settings } })),
    'POST /v2/office/catalogue/checks': success({ findings: [] }),
    [`PUT /v2/office/catalogue/setting/${hours}`]: saved,
    [`PUT /v2/office/catalogue/setting/${days}`]: saved,
  });
  renderOffice('/office/boutique');
  return { put: () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
}
const row = async (id: string) =>
  plain((await screen.findAllByTestId('setting')).find(({ dataset }) => dataset.id === id) as HTMLElement);

beforeEach(() => {
  closePart(alcoholHoursForm);
  closePart(alcoholDaysForm);
});

describe('the hours of alcohol', () => {
  const usual = ['08:00-22:00'];
  const week = { mon: usual, tue: usual, wed: usual, thu: usual, fri: usual, sat: usual, sun: usual };

  it('are those of the law until one day is changed, and then a whole week [LAW-20]', async () => {
    const { put } = open();
    expect(await row(hours)).toContain('Tous les jours : 8 h – 22 h');
    await press(/^Modifier.*Chaque semaine$/);
    await type('Samedi', '11h30 - 14h, 18 h – 22 h');
    await type('Dimanche', '');
    await save();
    expect(put()).toEqual([{ base: null, value: { ...week, sat: ['11:30-14:00', '18:00-22:00'], sun: [] } }]);
  });

  it('are told by day where they differ [LAW-20]', async () => {
    open({ [hours]: { fri: ['18:00-22:00'], sat: ['18:00-22:00'] } });
    const told = await row(hours);
    expect(told).toContain('Vendredi : 18 h – 22 h · Samedi : 18 h – 22 h · Dimanche : Pas d’alcool');
  });

  it.each([
    ['8 h', 'Il faut des heures comme 8 h – 22 h.'],
    ['25 h – 26 h', 'Il faut des heures comme 8 h – 22 h.'],
    ['18 h – 2 h', 'Entre 22 h et 8 h, il faut d’abord le permis de vente d’alcool la nuit.'],
    ['7 h – 12 h', 'Entre 22 h et 8 h, il faut d’abord le permis de vente d’alcool la nuit.'],
  ])('are not saved as "%s" without a permit, and the field says why [LAW-20]', async (typed, fault) => {
    const { put } = open();
    await press(/^Modifier.*Chaque semaine$/);
    await type('Samedi', typed);
    await save();
    expect((await errorOf('Samedi'))?.replaceAll('\u00a0', ' ')).toBe(fault);
    expect(put()).toEqual([]);
  });

  it('last past midnight with the permit [LAW-20]', async () => {
    const { put } = open({ 'alcohol.night_permit': true, [hours]: { sat: usual } });
    await press(/^Modifier.*Chaque semaine$/);
    await type('Samedi', '18 h – 2 h 30');
    await save();
    expect(put()).toMatchObject([{ value: { sat: ['18:00-02:30'] } }]);
  });
});

describe('the days of alcohol with hours of their own', () => {
  it('are typed one a line, without hours for none at all [LAW-20]', async () => {
    const { put } = open({ [days]: [{ date: '2026-12-24', ranges: [] }] });
    expect(await row(days)).toContain('Pas d’alcool');
    await press(/^Modifier.*Jours à part$/);
    await type('Jours à part', '24/12/2026\n31/12/2026 : 8 h – 20 h, 21 h – 22 h');
    await save();
    expect(put()).toMatchObject([
      {
        value: [
          { date: '2026-12-24', ranges: [] },
          { date: '2026-12-31', ranges: ['08:00-20:00', '21:00-22:00'] },
        ],
      },
    ]);
  });

  it.each([
    ['31 décembre : 8 h – 20 h', /^Il faut une date et des heures/],
    ['30/02/2026', /^Il faut une date et des heures/],
    ['31/12/2026 : huit heures', /^Il faut une date et des heures/],
    ['31/12/2026\n31/12/2026 : 8 h – 20 h', /deux fois/],
    ['31/12/2026 : 20 h – 1 h', /permis/],
  ])('are not saved as "%s" [LAW-20]', async (typed, fault) => {
    const { put } = open();
    await press(/^Modifier.*Jours à part$/);
    await type('Jours à part', typed);
    await save();
    expect(await errorOf('Jours à part')).toMatch(fault);
    expect(put()).toEqual([]);
  });
});
