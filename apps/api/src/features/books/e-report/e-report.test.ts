import { hash } from 'node:crypto';
import { Socket } from 'node:net';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exampleCompany } from '../../../testing/company-orders.ts';
import { type Kitchen, openKitchen } from '../../../testing/kitchen.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { testSite } from '../../../testing/test-site.ts';
import { bookTax, bookTurnOfYear, type TurnOfYear } from '../../../testing/turn-of-year.ts';
import { insertEntries } from '../../entry/entry-repository.ts';
import { archiveText } from '../archive/archive-lines.ts';
import { makeArchive } from '../archive/make-archive.ts';
import { readBooks } from '../archive/read-books.mjs';

const path = '/v2/office/books/e-reports';
const december = { from: '2026-12-21', to: '2026-12-31' };
const january = { from: '2027-01-01', to: '2027-01-10' };

let kitchen: Kitchen;
let shop: OfficeShop;
let other: OfficeShop;
let year: TurnOfYear;
beforeAll(async () => {
  kitchen = await openKitchen();
  [shop, other] = [withOffice(kitchen.shop), withOffice(kitchen.other)];
  year = await bookTurnOfYear(kitchen);
});
afterAll(() => kitchen.close());

const query = async (text: string, values: unknown[] = []) => (await shop.database.query(text, values)).rows;
const cookie = () => shop.signedIn('manager', year.books.tools.now().toInstant());
const list = async (before = '') =>
  (await shop.ask('GET', `${path}${before && `?before=${before}`}`, { cookie: await cookie() })).json().payload;
const prepare = async (period: object, on = shop) => on.ask('POST', path, { cookie: await cookie(), body: period });
const file = async (id: string, part: string) => shop.ask('GET', `${path}/${id}/${part}`, { cookie: await cookie() });
const send = async (id: string, date: string) =>
  shop.ask('POST', `${path}/${id}/sent`, { cookie: await cookie(), body: { date } });
const stateOf = async ({ from }: { from: string }) =>
  (await list()).periods.find((period: { from: string }) => period.from === from)?.state;

/** The texts of an XML by the name of their element. */
const textsOf = (xml: string) => (name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);

const first = 'ER-732829320-20261221-20261231-1';

describe('the closes of a restaurant that invoices companies', () => {
  it('count the companies apart from the public, and both in the perpetual totals [LAW-70, BOK-13, BOK-14]', async () => {
    await year.closeAt('2026-12-31T12:00');
    await year.closeAt('2027-01-02T05:30');
    const [day, next] = await query(
      `select figures, sales_perpetual_cents::int as sales, refunds_perpetual_cents::int as refunds, net_perpetual_cents::int as net
       from closes where kind = 'day' and period >= '2026-12-31' order by period`,
    );
    expect(day).toMatchObject({ sales: 18_480, refunds: 0, net: 18_480 });
    expect(day?.figures).toMatchObject({
      sales: {
        count: 3,
        amount: 18_480,
        rates: [bookTax(550, 399, 22), bookTax(1000, 14_886, 1489), bookTax(2000, 1403, 281)],
      },
      company: { sales: { count: 1, amount: 11_000, rates: [bookTax(1000, 10_000, 1000)] }, refunds: { amount: 0 } },
    });
    expect(next).toMatchObject({ sales: 18_480, refunds: 2700, net: 15_780 });
    expect(next?.figures).toMatchObject({
      sales: { amount: 0 },
      refunds: { amount: 2700 },
      company: { refunds: { amount: 1100, rates: [bookTax(1000, 1000, 100)] } },
    });
    const periods = await query(
      `select figures -> 'company' -> 'sales' ->> 'amount' as company from closes where kind <> 'day' order by period`,
    );
    expect(periods).toEqual([{ company: '11000' }, { company: '11000' }]);
    const archive = await makeArchive({ ...year.books.tools, site: testSite }, { period: '2026', by: null });
    if (typeof archive === 'string') throw new Error(archive);
    const lines = (await Array.fromAsync(archiveText(shop.database.db, archive))).join('').match(/[^\n]*\n/g) ?? [];
    const read = async (change: (line: string) => string) =>
      (await readBooks(lines.map((line) => Buffer.from(change(line))))).faults.map(({ text }) => text);
    expect(await read((line) => line)).toEqual([]);
    const wrong = (line: string) => (line.includes('"kind":"close"') ? line.replaceAll('11000', '11001') : line);
    expect(await read(wrong)).toContain('la clôture 2026-12-31 n’est pas la somme de ses écritures');
  });
});

describe('a report of sales', () => {
  it('is of ten days, which have a day by which it is due, and waits for the close of each [BOK-41, BOK-44]', async () => {
    const { regime, isExempt, missing, periods, next } = await list();
    expect({ regime, isExempt, missing, next }).toEqual({
      regime: 'monthly',
      isExempt: false,
      missing: [],
      next: null,
    });
    expect(periods).toMatchObject([
      { ...january, due: '2027-01-20', state: 'open', figures: null },
      { ...december, due: '2027-01-10', state: 'ready', figures: { sales: 2, net: 6688, vat: 792 } },
    ]);
    expect((await prepare(january)).json()).toMatchObject({
      code: 'e_report_blocked',
      message: expect.stringContaining('la journée du 2 janvier 2027 n’est pas close'),
    });
    expect((await prepare({ from: '2026-12-22', to: '2026-12-31' })).statusCode).toBe(404);
    expect(await query('select id from e_reports')).toEqual([]);
  });

  it('is made once, of twenty at once on two servers, and is the same when it is prepared again [BOK-42, BOK-45]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => prepare(december, index % 2 ? shop : other)),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json().payload).toMatchObject({
      id: first,
      type: 'IN',
      sales: 2,
      net: 6688,
      vat: 792,
      sentOn: null,
    });
    expect(await query('select id, replaces from e_reports')).toEqual([{ id: first, replaces: null }]);
    expect(await stateOf(december)).toBe('prepared');
    for (const change of ["csv = ''", "sha256 = ''"])
      await expect(query(`update e_reports set ${change}`)).rejects.toThrow('append-only');
    await expect(query('delete from e_reports')).rejects.toThrow('append-only');
  });

  it('is a CSV and an XML of the same values, without companies and without diners [BOK-42, BOK-43, BOK-46, BOK-47]', async () => {
    const [csv, xml] = [await file(first, 'csv'), await file(first, 'xml')];
    expect(csv.headers['content-disposition']).toBe(`attachment; filename="e-reporting-${first}.csv"`);
    const rows: Record<string, string>[] = parse(csv.body, { bom: true, delimiter: ';', columns: true });
    const told = {
      rapport: first,
      type: 'IN',
      remplace: '',
      siren: '732829320',
      jour: '2026-12-31',
      categorie: 'TLB1',
    };
    expect(rows).toEqual([
      { ...told, taux: '5,50', base: '3,99', tva: '0,22', ventes: '2' },
      { ...told, taux: '10,00', base: '48,86', tva: '4,89', ventes: '2' },
      { ...told, taux: '20,00', base: '14,03', tva: '2,81', ventes: '2' },
    ]);
    const all = textsOf(xml.body);
    expect(all('TypeCode')).toEqual(['IN']);
    expect(all('StartDate').concat(all('EndDate'))).toEqual(['2026-12-21', '2026-12-31']);
    expect(all('Date')).toEqual(['2026-12-31']);
    expect(all('CategoryCode')).toEqual(['TLB1']);
    expect(all('TransactionsCount')).toEqual(['2']);
    expect([all('TaxExclusiveAmount'), all('TaxTotal')[0]]).toEqual([['66.88'], '7.92']);
    const point = (column: string) => rows.map((row) => row[column]?.replace(',', '.'));
    expect([all('TaxPercent'), all('TaxableAmount'), all('TaxTotal').slice(1)]).toEqual(
      ['taux', 'base', 'tva'].map(point),
    );
    expect(xml.body).toContain('<Id schemeId="0002">732829320</Id><Name>La Bonne Pâte</Name><RoleCode>SE</RoleCode>');
    expect(xml.body + csv.body).not.toMatch(/Camille|Martin|example/);
    expect((await list()).periods[1].reports[0].sha256).toBe(hash('sha256', xml.body));
    expect(
      await query(`select target, after from office_audit where kind = 'e_report_downloaded' order by id`),
    ).toEqual([
      { target: `e_report:${first}`, after: { file: 'csv' } },
      { target: `e_report:${first}`, after: { file: 'xml' } },
    ]);
  });

  it('is sent on a day that a person notes once [BOK-45]', async () => {
    for (const wrong of ['2027-01-01', '2027-01-03'])
      expect((await send(first, wrong)).json()).toMatchObject({
        code: 'validation',
        errors: { date: 'Date invalide' },
      });
    const answers = await Promise.all([send(first, '2027-01-02'), send(first, '2027-01-02')]);
    for (const answer of answers) expect(answer.json().payload).toMatchObject({ sentOn: '2027-01-02' });
    year.books.setClock('2027-01-03T12:00');
    kitchen.shop.setClock('2027-01-03T12:00');
    expect((await send(first, '2027-01-03')).json()).toMatchObject({ code: 'e_report_sent' });
    expect(await stateOf(december)).toBe('sent');
  });

  it('has a later refund of the public as a negative day, and stays as it was [BOK-50, BOK-42]', async () => {
    await year.closeAt('2027-01-11T05:30');
    expect(await stateOf(december)).toBe('sent');
    const { id } = (await prepare(january)).json().payload;
    const rows = parse((await file(id, 'csv')).body, { bom: true, delimiter: ';', columns: true });
    expect(rows).toMatchObject([{ jour: '2027-01-01', taux: '20,00', base: '-13,33', tva: '-2,67', ventes: '0' }]);
    expect((await file(id, 'xml')).body).toContain('<TaxableAmount>-13.33</TaxableAmount>');
  });

  it('is corrected as a whole once an order of it has an invoice, and the closes stay [BOK-49]', async () => {
    const closed = await query('select * from closes order by kind, period');
    await query(
      `insert into order_companies (order_id, company, seller, time_zone, at, by) values ($1, $2, '{}', 'Europe/Paris', now(), 'Camille')`,
      [year.cashOrder, JSON.stringify(exampleCompany)],
    );
    expect(await stateOf(december)).toBe('stale');
    const { payload } = (await prepare(december)).json();
    const second = 'ER-732829320-20261221-20261231-2';
    expect(payload).toMatchObject({ id: second, type: 'RE', sales: 1, net: 4461, vat: 569 });
    const rows: Record<string, string>[] = parse((await file(second, 'csv')).body, {
      bom: true,
      delimiter: ';',
      columns: true,
    });
    expect(rows.map(({ remplace, base, tva, ventes }) => [remplace, base, tva, ventes])).toEqual([
      [first, '3,99', '0,22', '1'],
      [first, '26,59', '2,66', '1'],
      [first, '14,03', '2,81', '1'],
    ]);
    expect((await file(second, 'xml')).body).toContain(`<References><ReportId>${first}</ReportId></References>`);
    expect(await stateOf(december)).toBe('prepared');
    expect((await prepare(december)).json().payload.id).toBe(second);
    expect(await query('select * from closes order by kind, period')).toEqual(closed);
    const bytes = (await file(first, 'csv')).body;
    expect(bytes).toContain('48,86');
  });

  it('names the rate that is none, the fields that lack, and a regime without VAT [BOK-44]', async () => {
    const at = Temporal.Instant.from('2027-01-12T12:00:00Z');
    const content = { number: 2004, amount: 1077, channel: 'public', method: 'cash', taxes: [bookTax(770, 1000, 77)] };
    await insertEntries(shop.database.db, [
      { kind: 'payment', orderId: null, at, content: { ...content, discount: 0, delivery: 0 } },
    ]);
    await year.closeAt('2027-01-21T05:30');
    const period = { from: '2027-01-11', to: '2027-01-20' };
    const said = async () => (await prepare(period)).json().message;
    expect(await said()).toContain('le taux de 7,7 % n’est pas prévu');
    const set = (change: string) =>
      query(`update settings set value = value || $1 where name = 'office.legal'`, [change]);
    await set('{"city":" ","vat_number":"FR00732829320"}');
    expect(await said()).toContain('la ville manque ou n’est pas juste, le numéro de TVA manque ou n’est pas juste');
    expect((await list()).missing).toEqual(['city', 'vat_number']);
    await set('{"city":"Lyon","vat_number":null,"franchise":true}');
    expect(await said()).toContain('sans TVA');
    expect((await list()).isExempt).toBe(true);
    await set('{"vat_number":"FR44732829320","franchise":false}');
    expect(await query('select count(*)::int as n from e_reports')).toEqual([{ n: 3 }]);
  });

  it('is not made, and its sums are not shown, where entries and closes differ by a cent [BOK-42]', async () => {
    await query('alter table book_entries disable trigger user');
    const change = (net: number) =>
      query(`update book_entries set taxes = jsonb_set(taxes, '{0,net}', $1) where content like '%"number":2004%'`, [
        String(net),
      ]);
    await change(1001);
    expect((await prepare({ from: '2027-01-11', to: '2027-01-20' })).json()).toMatchObject({ code: 'books_unsound' });
    expect((await list()).periods.find(({ from }: { from: string }) => from === '2027-01-11')).toMatchObject({
      state: 'unsound',
      figures: null,
    });
    await change(1000);
    await query('alter table book_entries enable trigger user');
  });

  it('leaves the machine by no request [BOK-48]', async () => {
    const connect = vi.spyOn(Socket.prototype, 'connect');
    const asked = vi.spyOn(globalThis, 'fetch');
    expect((await prepare(december)).statusCode).toBe(200);
    await file(first, 'xml');
    expect((await send('ER-732829320-20261221-20261231-2', '2027-01-21')).statusCode).toBe(200);
    // A connection of the pool to the database is the only one that may open.
    const [database] = await query('select inet_server_port() as port');
    for (const [options] of connect.mock.calls)
      expect(JSON.stringify(options)).toContain(String(database?.port ?? '.s.PGSQL'));
    expect(asked).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });
});
