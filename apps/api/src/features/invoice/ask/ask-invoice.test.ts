import { randomUUID } from 'node:crypto';
import { paths, type WireCompany } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GatewayFailure } from '../../../gateways/gateway-failure.ts';
import { openBookedKitchen, type TestBooks } from '../../../testing/books.ts';
import { brokenRules, exampleCompany, invoiceCompanies, schemaFaults } from '../../../testing/company-orders.ts';
import type { Kitchen } from '../../../testing/kitchen.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { mondayNoon, type TestShop } from '../../../testing/test-shop.ts';
import { closeDays } from '../../books/close/close-days.ts';
import { adoptOrders } from '../../books/seal/adopt-orders.ts';
import { sealEntries } from '../../books/seal/seal-entries.ts';
import { refundOrder } from '../../payment/refund/refund-order.ts';

let kitchen: Kitchen;
let books: TestBooks;
let office: OfficeShop;
beforeAll(async () => {
  ({ kitchen, books } = await openBookedKitchen());
  office = withOffice<TestShop>(kitchen.shop);
});
beforeEach(async () => {
  await kitchen.shop.setCatalogue(invoiceCompanies);
  await kitchen.other.api.refreshCatalogue();
});
afterAll(() => kitchen.close());

const company: WireCompany = exampleCompany;
const setClock = (time: string) => {
  books.setClock(time);
  for (const shop of [kitchen.shop, kitchen.other]) shop.setClock(time);
};
const tokenOf = async (id: string) =>
  String((await kitchen.rows('select track_token from order_progress where order_id = $1', id))[0]?.track_token);
const ask = async (id: string, change: object = {}, shop: Pick<Kitchen['shop'], 'send'> = kitchen.shop) =>
  shop.send('POST', paths.askInvoice(await tokenOf(id)), { ...company, ...change });
const documentsOf = (id: string) =>
  kitchen.rows(
    'select *, issued_on::text, total_cents::int as cents from invoices where order_id = $1 order by kind desc, issued_at, number',
    id,
  );
const entriesOf = async (id: string) =>
  (await kitchen.rows('select kind, content from book_entries where order_id = $1 order by id', id)).map(
    ({ kind, content }) => ({ kind, ...JSON.parse(String(content)) }),
  );
const channelsOf = async (id: string) =>
  (await entriesOf(id)).map(({ kind, state, channel }) => [state ? `${kind} ${state}` : kind, channel]);
const canInvoice = async (id: string) =>
  (await kitchen.shop.send('GET', paths.liveOrder(await tokenOf(id)))).json().payload.can_invoice;

const noCards = () => Promise.reject(new GatewayFailure('refused'));
async function refund(id: string, asked: { lines: number[] | null } | { amountCents: number }, isDown = false) {
  const [row] = await kitchen.rows('select number from orders where id = $1', id);
  const cards = kitchen.shop.gateway;
  const tools = {
    db: kitchen.shop.database.db,
    cards: isDown ? { ...cards, refund: noCards } : cards,
    now: () => books.tools.now().toInstant(),
    alarmTasks: () => [],
    audit: async () => {},
  };
  const wanted = 'lines' in asked ? asked : { ...asked, listOpenUnits: async () => [] };
  return refundOrder(tools, { number: Number(row?.number), ...wanted });
}

async function placeTwoRates(): Promise<string> {
  const items = [101, 302].map((item_id) => ({ item_id, quantity: 1 }));
  const body = { items, total: 0 };
  const { expected } = (await kitchen.shop.send('POST', paths.checkout, { ...pickupOrder(), ...body })).json();
  return kitchen.placeByCard({ items, ...expected });
}

async function collect(id: string) {
  const [row] = await kitchen.rows('select version from order_progress where order_id = $1', id);
  const version = Number(row?.version);
  await kitchen.act(id, { kind: 'accept', dueAt: Temporal.Instant.from('2026-11-23T11:30:00Z') }, { version });
  await kitchen.act(id, { kind: 'ready' }, { version: version + 1 });
  return kitchen.act(id, { kind: 'hand-over', isCashCollected: true }, { version: version + 2 });
}

describe('an invoice that is asked for by the order’s link', () => {
  beforeEach(() => setClock(mondayNoon));

  it('is made at once of a paid order, with the day of its payment and the name on the receipt [LAW-68]', async () => {
    const [id, other] = [await kitchen.placeByCard(), await kitchen.placeByCard()];
    expect(await canInvoice(id)).toBe(true);
    const answer = await ask(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().payload.order).toMatchObject({
      can_invoice: false,
      receipt: { company_name: 'Atelier Exemple SAS' },
    });
    const [invoice, ...more] = await documentsOf(id);
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({ kind: 'invoice', cents: 1000, paid: { method: 'card', on: '2026-11-23' } });
    expect(await schemaFaults(String(invoice?.xml))).toEqual([]);
    await kitchen.shop.api.drainOutbox();
    expect(kitchen.shop.mails.filter(({ subject }) => subject === `Facture ${invoice?.number}`)).toHaveLength(1);
    expect(await documentsOf(other)).toEqual([]);
    expect((await books.verify()).findings).toEqual([]);
  });

  it('is one, of six who ask at once on two servers; another company is refused [LAW-68]', async () => {
    const id = await kitchen.placeByCard();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => ask(id, {}, index % 2 ? kitchen.shop : kitchen.other)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(await documentsOf(id)).toHaveLength(1);
    expect((await entriesOf(id)).filter(({ kind }) => kind === 'reclassified')).toHaveLength(1);
    const other = await ask(id, { name: 'Une autre' });
    expect([other.statusCode, other.json().code]).toEqual([409, 'invoice_exists']);
    expect((await ask(id)).statusCode).toBe(200);
  });

  it('waits for the collection of cash, also if that comes at the same moment [LAW-68]', async () => {
    const id = await kitchen.place();
    expect((await ask(id)).statusCode).toBe(200);
    expect(await documentsOf(id)).toEqual([]);
    await collect(id);
    expect(await documentsOf(id)).toMatchObject([{ kind: 'invoice', paid: { method: 'cash' } }]);
    expect(await channelsOf(id)).toEqual([
      ['ticket', 'public'],
      ['payment', 'company'],
    ]);
    for (let run = 0; run < 5; run += 1) {
      const both = await kitchen.place();
      await kitchen.act(both, { kind: 'accept', dueAt: Temporal.Instant.from('2026-11-23T11:30:00Z') });
      await kitchen.act(both, { kind: 'ready' }, { version: 2 });
      const [asked, collected] = await Promise.all([
        ask(both, {}, kitchen.other),
        kitchen.act(both, { kind: 'hand-over', isCashCollected: true }, { version: 3 }),
      ]);
      expect(asked.statusCode).toBe(200);
      if (collected.kind === 'refused')
        await kitchen.act(both, { kind: 'hand-over', isCashCollected: true }, { version: 4 });
      expect(await documentsOf(both)).toHaveLength(1);
    }
    expect((await books.verify()).findings).toEqual([]);
  });

  it('is refused where there is nothing to invoice, no invoice, or a wrong company [LAW-56, LAW-58, LAW-68]', async () => {
    const [id, gone] = [await kitchen.placeByCard(), await kitchen.place()];
    await kitchen.act(gone, { kind: 'refuse', reason: 'too_busy', message: null });
    expect((await ask(gone)).json().code).toBe('nothing_to_invoice');
    expect(await canInvoice(gone)).toBe(false);
    const own = await ask(id, { siren: '732829320', vat_number: null });
    expect([own.statusCode, own.json().errors]).toEqual([422, { siren: 'C’est le numéro du restaurant' }]);
    const wrong = await ask(id, { siren: '123456789' });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([422, { siren: 'Numéro SIREN ou SIRET invalide' }]);
    expect((await kitchen.shop.send('POST', paths.askInvoice('A'.repeat(22)), company)).statusCode).toBe(404);
    await kitchen.shop.setCatalogue((file) => {
      invoiceCompanies(file);
      file.settings['company.active'] = false;
    });
    expect((await ask(id)).json().code).toBe('company_inactive');
    expect(await canInvoice(id)).toBe(false);
    expect(await documentsOf(id)).toEqual([]);
  });
});

describe('the credit notes of a later invoice', () => {
  beforeEach(() => setClock(mondayNoon));
  type Tax = { rateBp: number; netCents: number; taxCents: number };
  const byRate = (of: Record<string, unknown>[]) =>
    [550, 1000, 2000].map((rate) => {
      const taxes = of.flatMap(({ content }) => (content as { taxes: Tax[] }).taxes);
      const own = taxes.filter(({ rateBp }) => rateBp === rate);
      const sum = (name: 'netCents' | 'taxCents') => own.reduce((total, tax) => total + tax[name], 0);
      return [sum('netCents'), sum('taxCents')];
    });

  it('come after it, for each refund of before, and all three add up to it by rate [LAW-69, BOK-49]', async () => {
    const id = await placeTwoRates();
    await refund(id, { amountCents: 333 });
    await refund(id, { lines: [1] });
    setClock('2026-11-23T13:00');
    expect((await ask(id)).statusCode).toBe(200);
    const before = await documentsOf(id);
    expect(before.map(({ kind }) => kind)).toEqual(['invoice', 'credit', 'credit']);
    for (const { paid } of before) expect(paid).toMatchObject({ on: '2026-11-23' });
    await refund(id, { lines: null });
    const [invoice, ...credits] = await documentsOf(id);
    expect(credits).toHaveLength(3);
    expect(byRate(credits)).toEqual(byRate(invoice ? [invoice] : []));
    for (const credit of credits) {
      expect(credit.invoice).toBe(invoice?.number);
      expect(Number(credit.issued_at)).toBeGreaterThanOrEqual(Number(invoice?.issued_at));
      expect([await schemaFaults(String(credit.xml)), brokenRules(String(credit.xml))]).toEqual([[], []]);
    }
    const entries = await entriesOf(id);
    expect(entries.map(({ kind, channel }) => [kind, channel])).toEqual([
      ['ticket', 'public'],
      ['payment', 'public'],
      ...Array(4).fill(['refund', 'public']),
      ['reclassified', 'company'],
      ...Array(2).fill(['refund', 'company']),
    ]);
    const moved = entries.find(({ kind }) => kind === 'reclassified');
    expect(moved).toMatchObject({ invoice: invoice?.number, amount: invoice?.cents });
    expect(moved?.refunds).toMatchObject({ count: 2, amount: Number(credits[0]?.cents) + Number(credits[1]?.cents) });
    expect((await books.verify()).findings).toEqual([]);
  });

  it('has none of a refund until the provider paid it back, which is a company’s then [LAW-69, BOK-49]', async () => {
    const id = await kitchen.placeByCard();
    await refund(id, { amountCents: 300 }, true);
    expect((await ask(id)).statusCode).toBe(200);
    expect((await documentsOf(id)).map(({ kind }) => kind)).toEqual(['invoice']);
    expect((await entriesOf(id)).at(-1)).toMatchObject({ kind: 'reclassified', refunds: { count: 0, amount: 0 } });
    setClock('2026-11-23T13:00');
    await kitchen.shop.api.reconcilePayments();
    expect((await documentsOf(id)).map(({ kind }) => kind)).toEqual(['invoice', 'credit']);
    expect((await channelsOf(id)).slice(2)).toEqual([
      ['refund asked', 'public'],
      ['reclassified', 'company'],
      ['refund done', 'company'],
    ]);
    expect((await books.verify()).findings).toEqual([]);
  });

  it('have each refund once, moved or a company’s, whichever of two transactions waits [LAW-69, BOK-49]', async () => {
    for (let run = 0; run < 5; run += 1) {
      const id = await kitchen.placeByCard();
      await refund(id, { amountCents: 300 }, true);
      await Promise.all([ask(id, {}, kitchen.other), kitchen.shop.api.reconcilePayments()]);
      setClock('2026-11-23T13:00');
      await kitchen.shop.api.reconcilePayments();
      setClock(mondayNoon);
      expect((await documentsOf(id)).map(({ kind }) => kind)).toEqual(['invoice', 'credit']);
    }
    await sealEntries(books.tools);
    expect((await books.verify()).findings).toEqual([]);
  });
});

const makeInOffice = async (id: string, caller: 'kitchen' | 'manager' = 'manager', actionId: string = randomUUID()) =>
  office.ask('POST', `/v2/office/orders/${id}/company`, {
    cookie: await office.signedIn(caller, books.tools.now().toInstant()),
    body: { actionId, company },
  });

async function withoutTriggers(table: string, statement: string): Promise<void> {
  const { shop } = kitchen;
  await shop.database.query(`alter table ${table} disable trigger user`, []);
  await shop.database.query(statement, []);
  await shop.database.query(`alter table ${table} enable trigger user`, []);
}

describe('the books', () => {
  const closed = async (period: string): Promise<Record<string, unknown> | undefined> =>
    (await kitchen.shop.database.query('select figures from closes where period = $1', [period])).rows[0]?.figures as
      | Record<string, unknown>
      | undefined;
  const close = () => closeDays(books.tools, new AbortController().signal);

  it('let the diner ask until the day is closed, and the office for a year; closes never change [LAW-68, BOK-49]', async () => {
    setClock('2026-11-24T12:00');
    await close();
    const [early, late] = [await kitchen.placeByCard(), await kitchen.placeByCard()];
    await refund(late, { amountCents: 200 });
    setClock('2026-11-25T05:29');
    expect(await close()).toBe('not_over');
    expect((await ask(early)).statusCode).toBe(200);
    setClock('2026-11-25T05:30');
    await close();
    const day = await closed('2026-11-24');
    expect(day).not.toHaveProperty('reclassified');
    const answer = await ask(late);
    expect([answer.statusCode, answer.json().code, await canInvoice(late)]).toEqual([409, 'invoice_too_late', false]);
    expect(await documentsOf(late)).toEqual([]);

    setClock('2026-12-05T12:00');
    await close();
    const made = await makeInOffice(late);
    expect(made.statusCode).toBe(200);
    expect(made.json().payload).toMatchObject({ company: 'Atelier Exemple SAS', canInvoice: false });
    setClock('2026-12-06T05:30');
    await close();
    expect(await closed('2026-11-24')).toEqual(day);
    expect((await closed('2026-12-05'))?.reclassified).toEqual({
      sales: { count: 1, amount: 1000, rates: [{ rate: 1000, net: 909, vat: 91, gross: 1000 }] },
      refunds: { count: 1, amount: 200, rates: [{ rate: 1000, net: 182, vat: 18, gross: 200 }] },
    });
    expect(await closed('2026-12-05')).toMatchObject({ sales: { amount: 0 }, refunds: { amount: 0 }, net: 0 });
    expect((await books.verify()).findings).toEqual([]);
  });

  it('move nothing of an order of before them, and tell its later refunds as a company’s [BOK-08, BOK-49]', async () => {
    setClock('2026-12-06T12:00');
    const id = await kitchen.placeByCard();
    await withoutTriggers('book_entries', `delete from book_entries where order_id = '${id}'`);
    await adoptOrders(books.tools, new AbortController().signal);
    await refund(id, { amountCents: 200 });
    expect((await makeInOffice(id)).statusCode).toBe(200);
    await refund(id, { lines: null });
    expect(await channelsOf(id)).toEqual([
      ['adopted', undefined],
      ['refund asked', 'public'],
      ['refund done', 'public'],
      ['reclassified', 'company'],
      ['refund asked', 'company'],
      ['refund done', 'company'],
    ]);
    expect((await entriesOf(id))[3]).toMatchObject({ amount: 0, taxes: [], refunds: { count: 1, amount: 200 } });
    expect((await books.verify()).findings).toEqual([]);
  });

  it('miss a company, an invoice or a move that somebody took away [BOK-32, BOK-49]', async () => {
    const [id, paid, other] = [await kitchen.placeByCard(), await kitchen.placeByCard(), await kitchen.placeByCard()];
    for (const one of [id, paid, other]) expect((await makeInOffice(one)).statusCode).toBe(200);
    await sealEntries(books.tools);
    expect((await books.verify()).findings).toEqual([]);
    await withoutTriggers('order_companies', `delete from order_companies where order_id = '${id}'`);
    await withoutTriggers('invoices', `delete from invoices where order_id = '${paid}'`);
    await withoutTriggers('invoices', `update invoices set issued_at = now() where order_id = '${other}'`);
    const numberOf = async (one: string) =>
      String((await kitchen.rows('select number from orders where id = $1', one))[0]?.number);
    const found = (await books.verify()).findings.map(({ key, field }) => `${key} ${field}`);
    expect(found.sort()).toEqual(
      [
        `${await numberOf(id)} reclassified`,
        `${await numberOf(paid)} reclassified`,
        `${await numberOf(other)} reclassified at`,
      ].sort(),
    );
  });
});
