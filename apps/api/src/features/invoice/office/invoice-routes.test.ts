import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleCompany, invoiceCompanies } from '../../../testing/company-orders.ts';
import { type Kitchen, openKitchen } from '../../../testing/kitchen.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import type { TestShop } from '../../../testing/test-shop.ts';

const company = exampleCompany;
let kitchen: Kitchen;
let office: OfficeShop;
let cookie: string;
/** The first invoice with its credit note, and one of another company in the next month. */
let numbers: string[];
let ids: string[];

const get = (path: string) => office.ask('GET', `/v2/office/invoices${path}`, { cookie });
const listed = async (query: string): Promise<string[]> =>
  (await get(`?${query}`)).json().payload.invoices.map(({ number }: { number: string }) => number);
const make = async (id: string, change: object = {}, actionId: string = randomUUID()) =>
  office.ask('POST', `/v2/office/orders/${id}/company`, {
    cookie: await office.signedIn('manager', now()),
    body: { actionId, company: { ...company, ...change } },
  });
let clock = Temporal.Instant.from('2026-11-23T11:00:00Z');
const now = () => clock;
function setClock(at: string) {
  clock = Temporal.Instant.from(at);
  kitchen.shop.setClock(clock);
}

beforeAll(async () => {
  kitchen = await openKitchen();
  office = withOffice<TestShop>(kitchen.shop);
  await kitchen.shop.setCatalogue(invoiceCompanies);
  cookie = await office.signedIn('manager');
  const first = await kitchen.placeByCard({ company });
  kitchen.minutes = 1;
  await kitchen.act(first, { kind: 'refuse', reason: 'too_busy', message: null });
  setClock('2026-11-23T11:02:00Z');
  await kitchen.shop.api.reconcilePayments();
  const second = await kitchen.placeByCard();
  setClock('2026-12-02T11:00:00Z');
  cookie = await office.signedIn('manager', now());
  expect((await make(second, { name: 'Boulangerie Œuf 50 %', siren: '732829320', vat_number: null })).statusCode).toBe(
    422,
  );
  const other = { name: 'Boulangerie Œuf 50 %', siren: '356000000', vat_number: null, reference: null };
  expect((await make(second, other)).statusCode).toBe(200);
  await kitchen.shop.api.drainOutbox();
  ids = [first, second];
  numbers = (await listed('')).slice();
});
afterAll(() => kitchen.close());

describe('the office’s page of invoices', () => {
  it('lists invoices and credit notes, newest first, of a month or by number, company and SIREN [LAW-72]', async () => {
    const [later, credit, first] = numbers;
    expect(numbers).toEqual([
      expect.stringMatching(/^F2026/),
      expect.stringMatching(/^A2026/),
      expect.stringMatching(/^F2026/),
    ]);
    expect(await listed('month=2026-11')).toEqual([credit, first]);
    expect(await listed('month=2026-12')).toEqual([later]);
    expect(await listed('search=ŒUF%2050%20%25')).toEqual([later]);
    expect(await listed('search=404%20833')).toEqual([credit, first]);
    expect(await listed(`search=${String(first).toLowerCase()}`)).toEqual([credit, first]);
    expect(await listed('search=%25')).toEqual([later]);
    expect(await listed('search=personne')).toEqual([]);
    const [number] = (await get(`?search=${first}`)).json().payload.invoices;
    expect(await listed(`search=${number.orderNumber}`)).toContain(first);
    expect(await listed(`before=${credit}`)).toEqual([first]);
    expect((await get('?month=2026-13')).statusCode).toBe(422);
    expect((await get(`?search=${first}`)).json().payload.invoices[0]).toMatchObject({
      company: 'Atelier Exemple SAS',
      siren: '404833048',
      hasPdf: true,
      invoice: first,
      depositedOn: null,
    });
  });

  it('gives each file as it is kept, and a CSV in which credit notes are negative [LAW-72, LAW-65]', async () => {
    const [, credit, first] = numbers;
    const [row] = await kitchen.rows(
      `select xml, pdf from invoices where order_id = $1 and kind = 'invoice'`,
      ids[0] ?? '',
    );
    const pdf = await get(`/${first}/pdf`);
    expect(pdf.rawPayload.equals(row?.pdf as Buffer)).toBe(true);
    expect(pdf.headers['content-disposition']).toBe(`attachment; filename="${first}.pdf"`);
    expect((await get(`/${first}/xml`)).body).toBe(row?.xml);
    expect((await get('/F2026-999999/pdf')).statusCode).toBe(404);
    const lines = (await get('.csv?month=2026-11')).body.split('\r\n');
    expect(lines[0]).toContain('Numéro;Nature;Date;Commande;Entreprise;SIREN;Montant TTC');
    expect(lines[1]).toContain(`${first};Facture;2026-11-23;`);
    expect(lines[1]).toContain(';10,00;;');
    expect(lines[2]).toContain(`;-10,00;${first};`);
    expect(lines[2]).toContain(`${credit};Avoir;`);
  });

  it('mails an invoice again as a numbered copy, with the very file, once a minute [BOK-23]', async () => {
    const [, , first] = numbers;
    const mail = (actionId: string = randomUUID(), number = first) =>
      office.ask('POST', `/v2/office/invoices/${number}/mails`, { cookie, body: { actionId } });
    const [row] = await kitchen.rows(`select pdf from invoices where order_id = $1 and kind = 'invoice'`, ids[0] ?? '');
    kitchen.shop.mails.length = 0;
    const actionId = randomUUID();
    const answers = await Promise.all([mail(actionId), mail(actionId), mail()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    setClock('2026-12-02T11:01:00Z');
    await mail();
    expect((await mail(randomUUID(), 'F2026-999999')).statusCode).toBe(404);
    await kitchen.shop.api.drainOutbox();
    expect(kitchen.shop.mails.map(({ text }) => text.split('\n')[0])).toEqual(['Duplicata nº 1', 'Duplicata nº 2']);
    for (const { attachments } of kitchen.shop.mails)
      expect(attachments?.[0]?.content.equals(row?.pdf as Buffer)).toBe(true);
    const told = await kitchen.rows(
      "select content::jsonb ->> 'paper' as paper, content::jsonb -> 'n' as n from book_entries where order_id = $1 and kind = 'duplicate'",
      ids[0] ?? '',
    );
    expect(told).toEqual([1, 2].map((n) => ({ paper: first, n })));
  });

  it('notes the day of a deposit once, not before the invoice and not to come [LAW-72]', async () => {
    const [later, , first] = numbers;
    const note = (date: string, actionId: string = randomUUID()) =>
      office.ask('POST', `/v2/office/invoices/${first}/deposited`, { cookie, body: { actionId, date } });
    for (const date of ['2026-11-22', '2026-12-03', '2026-02-30']) expect((await note(date)).statusCode).toBe(422);
    const actionId = randomUUID();
    expect((await note('2026-12-01', actionId)).json().payload).toMatchObject({ depositedOn: '2026-12-01' });
    expect((await note('2026-12-01', actionId)).statusCode).toBe(200);
    const again = await note('2026-12-02');
    expect([again.statusCode, again.json().code]).toEqual([409, 'invoice_deposited']);
    expect((await get(`?search=${later}`)).json().payload.invoices[0].depositedOn).toBeNull();
  });
});

describe('an invoice that the office makes', () => {
  it('is of the last twelve months, is once, and no other company’s afterwards [LAW-68]', async () => {
    setClock('2026-12-02T11:00:00Z');
    const [id, old] = [await kitchen.placeByCard(), await kitchen.placeByCard()];
    const actionId = randomUUID();
    const both = await Promise.all([make(id, {}, actionId), make(id, {}, actionId), make(id)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(both[2]?.json().payload).toMatchObject({
      company: 'Atelier Exemple SAS',
      canInvoice: false,
      invoices: [{ kind: 'invoice', totalCents: 1000 }],
    });
    expect((await make(id, { name: 'Autre' })).json().code).toBe('invoice_exists');
    setClock('2027-12-02T11:00:00Z');
    const read = async () =>
      (
        await office.ask('GET', `/v2/office/orders/${old}/company`, { cookie: await office.signedIn('manager', now()) })
      ).json().payload;
    expect(await read()).toEqual({ company: null, canInvoice: true, invoices: [] });
    setClock('2027-12-02T11:00:01Z');
    expect((await read()).canInvoice).toBe(false);
    const late = await make(old);
    expect([late.statusCode, late.json().code]).toEqual([409, 'invoice_too_old']);
  });

  it('names what is wrong at its field [LAW-58, LAW-68]', async () => {
    setClock('2026-12-02T11:00:00Z');
    const id = await kitchen.placeByCard();
    const wrong = await make(id, { siren: '123456789' });
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      422,
      { 'company.siren': 'Numéro SIREN ou SIRET invalide' },
    ]);
    expect((await make(id, { siren: '732829320', vat_number: null })).json().errors).toEqual({
      'company.siren': 'C’est le numéro du restaurant',
    });
  });
});
