import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBookedKitchen, type TestBooks, testBooksKey } from '../../../testing/books.ts';
import { exampleLegal } from '../../../testing/company-orders.ts';
import type { Kitchen } from '../../../testing/kitchen.ts';
import { readCatalogue, replaceCatalogue } from '../../catalogue/catalogue-repository.ts';
import { noteMoneySettings } from '../../staff/record/note-money-settings.ts';
import { closeDays } from '../close/close-days.ts';
import { openBookKey } from '../record/book-key.ts';
import { tellTax } from './tell-tax.ts';

let kitchen: Kitchen;
let books: TestBooks;
beforeAll(async () => {
  ({ kitchen, books } = await openBookedKitchen());
});
afterAll(() => kitchen.close());

const query = async (text: string) => (await kitchen.shop.database.query(text, [])).rows;
const audited = () =>
  query("select actor, before, after from office_audit where kind = 'money_settings_changed' order by id");
const closeAt = async (time: string) => {
  books.setClock(time);
  await closeDays(books.tools, new AbortController().signal);
};
const settingsOf = async (period: string) =>
  (await query(`select figures -> 'settings' as told from closes where period = '${period}'`))[0]?.told;
const inclusive = { isEnabled: true, isInclusive: true, defaultRateBp: 1000 };

/** Changes the settings of the catalogue as an import does. */
async function importSettings(change: Record<string, unknown>): Promise<void> {
  const { db } = kitchen.shop.database;
  await db.transaction(async (tx) => {
    const catalogue = await readCatalogue(db);
    const settings = catalogue.settings.filter(({ name }) => !(name in change));
    const changed = Object.entries(change).map(([name, value]) => ({ name, value }));
    const changes = await replaceCatalogue(tx, { ...catalogue, settings: [...settings, ...changed] });
    await noteMoneySettings(tx, changes, { actor: 'Terminal', at: books.tools.now().toInstant() });
  });
}

describe('a setting of money', () => {
  it('of the site is told at the start that has it, once by two servers, and not by another key [BOK-38]', async () => {
    const starts = await Promise.all([1, 2, 3].map(() => tellTax(books.tools, inclusive)));
    expect(starts.filter(Boolean)).toHaveLength(1);
    await closeAt('2026-11-24T05:30');
    const exclusive = { ...inclusive, isInclusive: false };
    expect(await tellTax({ ...books.tools, key: openBookKey(testBooksKey(8)) }, exclusive)).toBe(false);
    expect(await tellTax(books.tools, exclusive)).toBe(true);
    expect(await audited()).toEqual([
      { actor: 'Serveur', before: { tax: null }, after: { tax: inclusive } },
      { actor: 'Serveur', before: { tax: inclusive }, after: { tax: exclusive } },
    ]);
    await closeAt('2026-11-25T05:30');
    expect([await settingsOf('2026-11-23'), await settingsOf('2026-11-24')]).toEqual([['tax'], ['tax']]);
  });

  it('of the catalogue leaves a row of the audit and is in the figures of the next close, month and year [BOK-38]', async () => {
    await importSettings({ 'office.legal': exampleLegal, 'office.preparation_minutes': 20 });
    await importSettings({ 'office.preparation_minutes': 25 });
    await importSettings({
      'office.legal': { ...exampleLegal, city: 'Villeurbanne' },
      'office.vat_regime': 'monthly',
      'books.presume_cash': false,
    });
    expect((await audited()).slice(2)).toEqual([
      { actor: 'Terminal', before: { 'office.legal': null }, after: { 'office.legal': exampleLegal } },
      {
        actor: 'Terminal',
        before: { 'office.legal': exampleLegal, 'office.vat_regime': null, 'books.presume_cash': null },
        after: {
          'office.legal': { ...exampleLegal, city: 'Villeurbanne' },
          'office.vat_regime': 'monthly',
          'books.presume_cash': false,
        },
      },
    ]);
    await closeAt('2027-01-01T05:30');
    const told = ['office.legal', 'office.legal', 'office.vat_regime', 'books.presume_cash'];
    expect([await settingsOf('2026-11-25'), await settingsOf('2026-11-26')]).toEqual([told, null]);
    expect([await settingsOf('2026-11'), await settingsOf('2026')]).toEqual([
      ['tax', 'tax', ...told],
      ['tax', 'tax', ...told],
    ]);
    expect((await books.verify()).findings).toEqual([]);
  });
});
