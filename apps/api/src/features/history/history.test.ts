import { officeEndpoints, paths } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillHistory } from '../../testing/fill-history.ts';
import { type Caller, type OfficeShop, withOffice } from '../../testing/office-shop.ts';
import { openTestShop } from '../../testing/test-shop.ts';

let shop: OfficeShop;
const cookies = new Map<Caller, string>();
beforeAll(async () => {
  shop = withOffice(await openTestShop());
  await shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
    settings['office.refuse_after_minutes'] = null;
  });
  // 1000 arrived on 2026-11-15, 2199 at noon of 2026-11-23, which is now.
  await fillHistory(shop.database, 1_200);
  for (const caller of ['device', 'kitchen', 'manager', 'owner'] as const)
    cookies.set(caller, await shop.signedIn(caller));
});
afterAll(() => shop.close());

const { history, historyFile, orderRecord } = officeEndpoints;
const ask = (query: Record<string, string>, caller: Caller = 'manager', path = history.path) =>
  shop.ask('GET', `${path}?${new URLSearchParams(query)}`, { cookie: cookies.get(caller) });

interface Row {
  number: number;
  name: string;
}

async function listAll(query: Record<string, string>, caller: Caller = 'manager'): Promise<Row[]> {
  const rows: Row[] = [];
  let after: number | null = null;
  do {
    const answer = await ask({ ...query, ...(after !== null && { after: String(after) }) }, caller);
    const { orders, next }: { orders: Row[]; next: number | null } = answer.json().payload;
    expect(orders.length).toBeLessThanOrEqual(50);
    rows.push(...orders);
    after = next;
  } while (after !== null);
  return rows;
}
const numbersOf = async (query: Record<string, string>, caller?: Caller) =>
  (await listAll(query, caller)).map(({ number }) => number);
const filled = Array.from({ length: 1_200 }, (_, index) => 2_199 - index);

describe('the history of orders', () => {
  it('has every order that arrived once, the newest first, 50 a page [REP-20]', async () => {
    expect(await numbersOf({})).toEqual(filled);
    const [first] = (await ask({})).json().payload.orders;
    expect(first).toEqual({
      id: '00000000-0000-4000-8000-000000002199',
      number: 2199,
      state: 'done',
      mode: 'delivery',
      arrivedAt: '2026-11-23T11:00:00Z',
      promisedAt: '2026-11-23T11:20:00Z',
      name: 'Noé Bernard',
      paymentMethod: 'card',
      totalCents: 3000,
      refundedCents: 0,
    });
  });

  it('goes on where its page ended, though orders came meanwhile or arrived in one instant [REP-20]', async () => {
    const { orders, next } = (await ask({})).json().payload;
    const numbers = [];
    for (let more = 0; more < 3; more += 1) {
      const { payload } = (await shop.send('POST', paths.checkout, pickupOrder())).json();
      numbers.unshift(payload.order_number);
    }
    const second = (await ask({ after: String(next) })).json().payload.orders;
    expect([...orders, ...second].map(({ number }: Row) => number)).toEqual(filled.slice(0, 100));
    expect((await numbersOf({ from: '2026-11-23' })).slice(0, 3)).toEqual(
      [2199, 2198, 2197].map(() => expect.any(Number)),
    );
    expect(await numbersOf({ text: String(numbers[0]) })).toEqual([numbers[0]]);
    expect((await numbersOf({ state: 'new' })).sort()).toEqual(numbers.sort());
  });

  it.each<[string, Record<string, string>, (n: number) => boolean]>([
    ['the beginning of a number', { text: '219' }, (n) => n >= 2190 || (n * 7919) % 1000 === 219],
    ['a number', { text: '2042' }, (n) => n === 2042],
    ['a name without its accents and capitals', { text: 'INES lefevre' }, (n) => n % 5 === 3 && n % 7 === 4],
    ['a name with its accents', { text: 'inès' }, (n) => n % 5 === 3],
    ['a ligature by its letters', { text: 'oeuvrard' }, (n) => n % 7 === 6],
    ['a phone number as it is typed in France', { text: '06 17 35 84 48' }, (n) => n === 2192],
    ['a phone number as it was typed', { text: '+33 6 17358448' }, (n) => n === 2192],
    ['its last digits', { text: '8880' }, (n) => (n * 7919) % 10_000 === 8880],
    ['a dish', { text: 'truffe' }, (n) => n % 1000 === 7],
    ['a dish and a name', { text: 'truffe martin' }, (n) => n % 1000 === 7 && n % 7 === 0],
    ['an e-mail address', { text: 'diner1099@example.com' }, (n) => n === 1099],
    ['deliveries', { mode: 'delivery' }, (n) => n % 3 === 0],
    ['cash', { payment: 'cash' }, (n) => n % 4 === 0],
    ['one state', { state: 'no_show' }, (n) => n % 100 === 2],
    ['refunded ones', { mark: 'refunded' }, (n) => n % 100 === 3],
    ['late ones', { mark: 'late' }, (n) => n % 10 === 5],
    ['unanswered ones', { mark: 'unanswered' }, (n) => n % 100 === 1],
    ['several at once', { mode: 'delivery', payment: 'cash', mark: 'late' }, (n) => n % 12 === 0 && n % 10 === 5],
    ['signs that a pattern would take for any', { text: "%_'\\" }, () => false],
    ['two letters', { text: '%a' }, () => false],
  ])('is searched and filtered by %s [REP-20, BRD-47]', async (_, query, isFound) => {
    const found = await numbersOf(query);
    expect(found.filter((n) => n < 2_200)).toEqual(filled.filter(isFound));
  });

  it('takes the days of a period as service days, by the promise [REP-20]', async () => {
    const rows = await numbersOf({ from: '2026-11-21', to: '2026-11-21' });
    // From 5:00 on the 21st to 5:00 on the 22nd, twenty minutes after the arrival.
    expect([rows.length, rows[0], rows.at(-1)]).toEqual([144, 2010, 1867]);
  });

  it.each<[Record<string, string>, string, string]>([
    [{ text: 'x'.repeat(10_000) }, 'text', '100 signes au plus'],
    [{ text: 'a\u0000b' }, 'text', expect.stringContaining('signe invisible')],
    [{ from: '2026-02-30' }, 'from', 'Date invalide'],
    [{ to: '9999-12-31' }, 'to', 'Date invalide'],
    [{ from: 'hier' }, 'from', 'Date invalide'],
    [{ from: '2026-11-23', to: '2026-11-22' }, 'to', 'La période finit avant son début'],
    [{ mode: 'drone' }, 'mode', 'Valeur manquante ou invalide'],
    [{ state: 'paid' }, 'state', 'Valeur manquante ou invalide'],
    [{ mark: 'x' }, 'mark', 'Valeur manquante ou invalide'],
    [{ after: '-1' }, 'after', 'Valeur manquante ou invalide'],
    [{ after: '99999999999' }, 'after', 'Valeur manquante ou invalide'],
    [{ limit: '1000' }, 'limit', 'Champ inconnu'],
  ])('refuses %j and says why [REP-20]', async (query, field, said) => {
    const answer = await ask(query);
    expect([answer.statusCode, answer.json().code, answer.json().errors]).toEqual([
      422,
      'validation',
      { [field]: said },
    ]);
  });

  it.each(['kitchen', 'device'] as const)(
    'shows the kitchen (%s) what was promised since yesterday, and no e-mail address [REP-20, ROL-20]',
    async (caller) => {
      const since = Temporal.Instant.from('2026-11-22T05:00:00+01:00').epochMilliseconds;
      const seen = await listAll({ to: '2026-11-23' }, caller);
      expect(seen.length).toBeGreaterThan(150);
      const answers = (await ask({}, caller)).json().payload.orders;
      for (const { promisedAt } of answers) expect(Date.parse(promisedAt)).toBeGreaterThanOrEqual(since);
      expect(await numbersOf({ text: 'diner2199@example.com' }, caller)).toEqual([]);
      expect(await numbersOf({ from: '2026-11-15', to: '2026-11-20' }, caller)).toEqual([]);
      const order = (number: number) =>
        shop.ask('GET', orderRecord.path.replace(':number', String(number)), { cookie: cookies.get(caller) });
      expect((await order(1_500)).json().code).toBe('forbidden');
      const { sheet } = (await order(2_199)).json().payload;
      expect([sheet.lastName, sheet.email]).toEqual(['Bernard', null]);
      const byId = (id: string) => shop.ask('GET', `/v2/office/orders/${id}`, { cookie: cookies.get(caller) });
      expect((await byId('00000000-0000-4000-8000-000000001500')).statusCode).toBe(403);
    },
  );
});

describe('one order', () => {
  it('comes by its number with receipt, history, refunds and prints [REP-21]', async () => {
    const { order_id: id, order_number: number } = (await shop.send('POST', paths.checkout, pickupOrder())).json()
      .payload;
    await shop.database.query(
      `insert into print_jobs (order_id, route, printer, paper, copy, state, reason, asked_by, at, done_at) values
       ($1, 'network', 'gone', 'kitchen', 0, 'failed', 'paper', null, '2026-11-23T11:01:00Z', null),
       ($1, 'browser', 'device:1', 'receipt', 1, 'printed', null, 'Ali', '2026-11-23T11:02:00Z', '2026-11-23T11:02:00Z')`,
      [id],
    );
    await shop.database.query(
      `insert into order_events (order_id, kind, data, at) values ($1, 'mailed', '{"notice": "delayed"}', now())`,
      [id],
    );
    const answer = await shop.ask('GET', orderRecord.path.replace(':number', number), {
      cookie: cookies.get('manager'),
    });
    const { order, sheet, prints } = answer.json().payload;
    expect(order).toMatchObject({ id, number, state: 'new' });
    expect(sheet).toMatchObject({ email: 'camille@example.com', receipt: { totalCents: 1000 } });
    expect(sheet.events.at(-1)).toMatchObject({ kind: 'mailed', notice: 'delayed' });
    expect(prints).toEqual([
      { paper: 'kitchen', printer: 'gone', copy: 0, state: 'failed', at: '2026-11-23T11:01:00Z' },
      { paper: 'receipt', printer: 'Ali', copy: 1, state: 'printed', at: '2026-11-23T11:02:00Z' },
    ]);
  });

  it.each([
    ['999999', 404],
    ['0', 422],
    ['1e3', 422],
    ['file2', 422],
  ])('of the number %s is none [REP-21]', async (number, status) => {
    const answer = await shop.ask('GET', orderRecord.path.replace(':number', number), { cookie: cookies.get('owner') });
    expect(answer.statusCode).toBe(status);
  });
});

describe('the file of a selection', () => {
  const rowsOf = (body: string) =>
    parse(body, { bom: true, delimiter: ';', record_delimiter: '\r\n', columns: true }) as Record<string, string>[];

  it('has all selected orders, however many, with their amounts [REP-20]', async () => {
    const answer = await ask({ to: '2026-11-23' }, 'manager', historyFile.path);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="historique.csv"',
      'cache-control': 'no-store',
    });
    const rows = rowsOf(answer.body).filter((row) => Number(row.Numéro) < 2_200);
    expect(rows.map((row) => Number(row.Numéro))).toEqual(filled);
    expect(rows.find((row) => row.Numéro === '2103')).toEqual({
      Numéro: '2103',
      Arrivée: '2026-11-22 20:00',
      Pour: '2026-11-22 20:20',
      Nom: 'Inès Durand',
      Téléphone: "'+33 6 16653657",
      'E-mail': 'diner2103@example.com',
      Mode: 'Livraison',
      Paiement: 'Carte',
      État: 'Terminée',
      Total: '30,00',
      Remboursé: '4,50',
    });
  });

  it('runs no formula that a diner typed as a name [REP-20, REP-09]', async () => {
    const customer = { ...pickupOrder().customer, first_name: '=Cmd', last_name: 'x"; y' };
    await shop.send('POST', paths.checkout, pickupOrder({ customer }));
    const [row] = rowsOf((await ask({ text: '=cmd' }, 'owner', historyFile.path)).body);
    expect(row?.Nom).toBe('\'=Cmd x"; y');
  });

  it('is for managers, and stands in the audit without what was searched for [REP-20, ROL-22]', async () => {
    for (const caller of ['kitchen', 'device'] as const)
      expect((await ask({}, caller, historyFile.path)).json().code).toBe('forbidden');
    await ask({ text: 'martin' }, 'manager', historyFile.path);
    const { rows } = await shop.database.query('select * from office_audit order by id desc limit 1', []);
    expect(rows[0]).toMatchObject({ actor: 'Camille', kind: 'history_exported', status: 200 });
    expect(JSON.stringify(rows[0])).not.toContain('martin');
    expect((await ask({ to: '2026-02-30' }, 'manager', historyFile.path)).statusCode).toBe(422);
  });
});
