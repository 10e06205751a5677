import { officeEndpoints } from '@comptoir/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBookedKitchen, type TestBooks } from '../../../testing/books.ts';
import type { Kitchen } from '../../../testing/kitchen.ts';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { closeDay, closeDays } from '../close/close-days.ts';

let kitchen: Kitchen;
let books: TestBooks;
let shop: OfficeShop;
beforeAll(async () => {
  ({ kitchen, books } = await openBookedKitchen());
  shop = withOffice(kitchen.shop);
  for (const email of ['zoe@example.com', 'ali@example.com', 'noe@example.com']) await shop.person('owner', email);
});
afterAll(() => kitchen.close());

const { path } = officeEndpoints.dayMail;
const query = async (text: string) => (await shop.database.query(text, [])).rows;
const closeAll = () => closeDays(books.tools, new AbortController().signal);
/** The mails of closed days since the last call. */
async function takeMails() {
  await shop.api.drainOutbox();
  const mails = shop.mails.filter(({ text }) => text.includes('/office/clotures/'));
  shop.mails.length = 0;
  return mails;
}

it('is what an owner asks for and gives up; no manager is asked [REP-12, ROL-20]', async () => {
  const cookie = await shop.signedIn('owner');
  const standing = async (method: 'GET' | 'POST' | 'DELETE') =>
    (await shop.ask(method, path, { cookie, ...(method === 'POST' && { body: {} }) })).json().payload;
  const to = 'owner@example.com';
  expect(await standing('GET')).toEqual({ isWanted: false, to });
  expect(await standing('POST')).toEqual({ isWanted: true, to });
  expect(await standing('DELETE')).toEqual({ isWanted: false, to });
  expect(await standing('POST')).toEqual({ isWanted: true, to });
  expect(await query("select kind from office_audit where kind like 'day_mail%' order by id")).toEqual([
    { kind: 'day_mail_on' },
    { kind: 'day_mail_off' },
    { kind: 'day_mail_on' },
  ]);
  for (const caller of ['manager', 'kitchen', 'device'] as const)
    expect((await shop.ask('POST', path, { cookie: await shop.signedIn(caller), body: {} })).json().code).toBe(
      'forbidden',
    );
});

it('tells each owner who asked the closed day once, with the end of the books [REP-12, BOK-06]', async () => {
  await query("update staff set day_mail = true where email in ('zoe@example.com', 'ali@example.com')");
  kitchen.shop.setClock('2026-11-23T12:00');
  await kitchen.placeByCard();
  await takeMails();
  books.setClock('2026-11-24T05:29');
  await closeAll();
  expect(await takeMails()).toEqual([]);
  books.setClock('2026-11-24T05:30');
  await Promise.all([closeAll(), closeAll(), closeAll()]);
  await query("update staff set is_active = false where email = 'ali@example.com'");
  const mails = await takeMails();
  expect(mails.map(({ to }) => to).sort()).toEqual(['owner@example.com', 'zoe@example.com']);
  const [{ seq, hash } = {}] = await query(
    "select e.seq::int as seq, e.hash from closes c join book_entries e on e.seq = c.entry_seq where c.period = '2026-11-23'",
  );
  for (const { subject, text, html } of mails) {
    expect(subject).toMatch(/lundi 23 novembre : 10,00\s€$/);
    for (const part of [
      /Ventes : 10,00\s€ \(1\), en ligne 10,00\s€, en espèces 0,00\s€/,
      /TVA 10\s% : HT 9,09\s€, TVA 0,91\s€/,
      /Commandes reçues : 1/,
      new RegExp(`Écriture ${seq}, empreinte ${hash}`),
    ])
      expect(text.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')).toMatch(part);
    expect(text).not.toContain('Remboursements');
    expect(text).not.toContain('Le mois est clos');
    expect(html).toContain('/office/clotures/2026-11-23"');
  }
  expect((await books.verify({ witnesses: [{ seq: Number(seq), hash: String(hash) }] })).findings).toEqual([]);
});

it('says that nothing was sold, and that the month is over [REP-12, BOK-24]', async () => {
  for (const day of ['25', '26', '27', '28', '29', '30']) {
    books.setClock(`2026-11-${day}T05:30`);
    await closeAll();
  }
  expect((await takeMails()).filter(({ to }) => to === 'zoe@example.com')).toHaveLength(6);
  books.setClock('2026-12-01T05:30');
  await closeAll();
  const [mail] = await takeMails();
  expect(mail?.text).toContain('Aucune vente le lundi 30 novembre.');
  expect(mail?.text).toMatch(/Le mois est clos lui aussi \(novembre 2026\)\. .*archive/);
});

it('leaves out the days that a shop was off, and is sent for a close by hand too [REP-12]', async () => {
  books.setClock('2026-12-05T05:30');
  await closeAll();
  expect((await takeMails()).map(({ html }) => /clotures\/([\d-]+)/.exec(html)?.[1]).sort()).toEqual([
    '2026-12-04',
    '2026-12-04',
  ]);
  books.setClock('2026-12-06T05:10');
  expect(await closeDay(books.tools, { by: 'Zoé', isPatient: false })).toMatchObject({ period: '2026-12-05' });
  expect(await takeMails()).toHaveLength(2);
});

it('is sent to no owner who gave it up, or is no owner any more, before it left [REP-12]', async () => {
  books.setClock('2026-12-07T05:30');
  await query("update outbox set next_at = 'infinity' where kind = 'day-mail'");
  await closeAll();
  await query("update staff set role = 'manager' where email = 'zoe@example.com'");
  await shop.ask('DELETE', path, { cookie: await shop.signedIn('owner') });
  await query("update outbox set next_at = now() where kind = 'day-mail' and done_at is null");
  expect(await takeMails()).toEqual([]);
});
