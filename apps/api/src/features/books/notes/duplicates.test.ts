import { randomUUID } from 'node:crypto';
import { plainTicket, type TicketLine } from '@comptoir/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBooks, type TestBooks } from '../../../testing/books.ts';
import { filePrinter } from '../../../testing/printers.ts';
import { openPrintingShop, type PrintingShop } from '../../../testing/printing-shop.ts';
import { closeDays } from '../close/close-days.ts';
import { openBooks } from '../seal/seal-entries.ts';

let printing: PrintingShop;
let books: TestBooks;
let cookie: string;
beforeAll(async () => {
  printing = await openPrintingShop();
  books = openTestBooks(printing.shop.database.db);
  await openBooks(books.tools);
  cookie = await printing.shop.signedIn('manager');
});
afterAll(() => printing.close());

const query = async (text: string, ...values: unknown[]) => (await printing.shop.database.query(text, values)).rows;
const entriesOf = async (id: string) =>
  (await query("select content from book_entries where order_id = $1 and kind = 'duplicate' order by id", id)).map(
    ({ content }) => JSON.parse(String(content)),
  );
const numberOf = async (id: string) => Number((await query('select number from orders where id = $1', id))[0]?.number);
const print = async (id: string, paper = 'receipt', by = cookie, actionId: string = randomUUID()) => {
  const body = { actionId, paper };
  const { payload } = (await printing.shop.ask('POST', `/v2/office/orders/${id}/prints`, { cookie: by, body })).json();
  return /DUPLICATA nº (\d+)/.exec(plainTicket(payload.lines as TicketLine[]))?.[1] ?? null;
};
const printers = (change: Partial<ReturnType<typeof filePrinter>>) =>
  printing.shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
    settings['office.printers'] = [printing.kitchen, printing.bar].map(({ host, port }, position) =>
      filePrinter({ id: `p${position}`, name: `P${position}`, host, port, ...change }),
    );
  });

describe('a receipt that the restaurant prints', () => {
  it('is the original, and then a copy with the next number, whoever prints it and wherever [BOK-23, BOK-53]', async () => {
    const id = await printing.accepted();
    const device = await printing.shop.signedIn('device');
    const actionId = randomUUID();
    expect(await print(id, 'receipt', cookie, actionId)).toBeNull();
    expect(await print(id, 'receipt', cookie, actionId)).toBeNull();
    expect(await entriesOf(id)).toEqual([]);
    expect([await print(id, 'receipt', device), await print(id)]).toEqual(['1', '2']);
    const number = await numberOf(id);
    expect(await entriesOf(id)).toEqual([
      { number, of: 'receipt', n: 1, by: 'kitchen' },
      { number, of: 'receipt', n: 2, by: 'manager' },
    ]);
  });

  it('has two numbers for two copies at once [BOK-23]', async () => {
    const id = await printing.accepted();
    const device = await printing.shop.signedIn('device');
    const marks = await Promise.all([cookie, device, cookie, device].map((by) => print(id, 'receipt', by)));
    expect(new Set(marks)).toEqual(new Set([null, '1', '2', '3']));
    expect((await entriesOf(id)).map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  it('is no entry as a kitchen’s ticket or on a screen [BOK-23]', async () => {
    const id = await printing.accepted();
    for (let count = 0; count < 2; count += 1) {
      await print(id, 'kitchen');
      await printing.shop.ask('GET', `/v2/office/orders/${id}/ticket?paper=receipt`, { cookie });
    }
    expect(await entriesOf(id)).toEqual([]);
  });

  it('comes once as an original of two printers, and the rest are told when they are sent [BOK-23, BOK-53]', async () => {
    await printers({ papers: ['receipt'], copies: 2 });
    printing.kitchen.meet({ kind: 'noPaper' });
    const id = await printing.accepted();
    await expect
      .poll(async () => (await entriesOf(id)).map(({ n, by }) => [n, by]), { timeout: 20_000 })
      .toEqual([
        [2, 'printer'],
        [3, 'printer'],
      ]);
    printing.kitchen.meet(null);
    const sent = async () => {
      await printing.skipWaits();
      return (await query("select from print_jobs where order_id = $1 and state = 'printed'", id)).length;
    };
    await expect.poll(sent, { timeout: 20_000 }).toBe(4);
    expect((await entriesOf(id)).map(({ n }) => n).sort()).toEqual([1, 2, 3]);
    await printers({});
  });
});

it('a confirmation that is mailed again says its number, and is one entry a minute [BOK-23, TCK-22]', async () => {
  const id = await printing.accepted();
  await printing.shop.api.drainOutbox();
  printing.shop.mails.length = 0;
  const mail = () =>
    printing.shop.ask('POST', `/v2/office/orders/${id}/receipt-mails`, { cookie, body: { actionId: randomUUID() } });
  await Promise.all([mail(), mail()]);
  printing.shop.setClock('2026-11-23T12:01');
  await mail();
  await printing.shop.api.drainOutbox();
  const marks = printing.shop.mails.map(({ text, html }) =>
    [text, html].map((part) => /Duplicata nº \d/.exec(part)?.[0]),
  );
  expect(marks).toEqual([
    ['Duplicata nº 1', 'Duplicata nº 1'],
    ['Duplicata nº 2', 'Duplicata nº 2'],
  ]);
  expect((await entriesOf(id)).map(({ of, n }) => [of, n])).toEqual([
    ['confirmation', 1],
    ['confirmation', 2],
  ]);
});

it('the notes of orders are listed by date and month, with their copies, for managers [BOK-53]', async () => {
  const [first, last] = [await printing.accepted(), await printing.accepted()];
  await print(last);
  await print(last);
  const list = async (more: string) =>
    (await printing.shop.ask('GET', `/v2/office/books/notes${more}`, { cookie })).json().payload;
  const { notes } = await list('');
  const numbers = notes.map(({ number }: { number: number }) => number);
  expect(numbers.slice(0, 2)).toEqual([await numberOf(last), await numberOf(first)]);
  expect(notes[0]).toMatchObject({ totalCents: 1000, status: 'pending', copies: 1 });
  expect((await list(`?before=${numbers[0]}`)).notes.map(({ number }: { number: number }) => number)).toEqual(
    numbers.slice(1),
  );
  expect((await list('?month=2026-11')).notes).toHaveLength(numbers.length);
  expect((await list('?month=2026-12')).notes).toEqual([]);
});

it('the close of the day counts the copies, and the books are sound [BOK-13, BOK-23]', async () => {
  books.setClock('2026-11-24T05:30');
  await closeDays(books.tools, new AbortController().signal);
  const [{ told, copies } = {}] = await query(
    `select (figures ->> 'duplicates')::int as told,
       (select count(*)::int from book_entries where kind = 'duplicate') as copies from closes where kind = 'day'`,
  );
  expect(told).toBe(copies);
  expect(copies).toBeGreaterThan(5);
  expect((await books.verify()).findings).toEqual([]);
});
