import { paths, readSettings } from '@comptoir/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OfficeShop, withOffice } from '../../../testing/office-shop.ts';
import { type CardShop, cardOrder, openCardShop } from '../../../testing/open-card-shop.ts';
import type { TestShop } from '../../../testing/test-shop.ts';
import { applyRetention } from './apply-retention.ts';

const ip = '203.0.113.9';
const userAgent = 'Navigateur-de-Camille/1.0';
const log: string[] = [];

let shop: CardShop;
let office: OfficeShop;
let order: { order_id: string; order_number: number };
let answers: string[];
beforeAll(async () => {
  shop = await openCardShop({ logger: { level: 'trace', stream: { write: (line: string) => void log.push(line) } } });
  await shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
    settings['office.refuse_after_minutes'] = null;
  });
  const body = cardOrder();
  const asked = await shop.send(
    'POST',
    paths.stripePaymentIntent,
    { amount: Number(body.total).toFixed(2), local_id: body.local_id, order: body },
    { remoteAddress: ip, headers: { 'user-agent': userAgent } },
  );
  const { id } = asked.json().payload;
  await shop.sandbox.confirm(id);
  const placed = await shop.post(body, id);
  order = placed.json().payload;
  const paid = await shop.putPaid(order.order_id, id);
  answers = [asked.body, placed.body, paid.body];
  office = withOffice<TestShop>(shop);
});
afterAll(() => shop.close());

const rowOf = async () => {
  const { rows } = await shop.database.query('select * from payments where order_id = $1', [order.order_id]);
  const { peer_ip: peer, user_agent: browser, ...others } = rows[0] as Record<string, unknown>;
  return { peer, browser, others };
};
const retain = (at: string) =>
  applyRetention({
    db: shop.database.db,
    now: () => Temporal.ZonedDateTime.from(`${at}[Europe/Paris]`),
    retention: readSettings([]).retention,
    addressKey: (email) => email,
  });

it('keeps from where and by which browser a payment was asked for 13 months, and removes that alone [PYX-75]', async () => {
  const before = await rowOf();
  expect(before).toMatchObject({ peer: ip, browser: userAgent });
  await retain('2027-12-23T11:59');
  expect(await rowOf()).toEqual(before);
  await retain('2027-12-23T12:01');
  expect(await rowOf()).toEqual({ peer: null, browser: null, others: before.others });
});

it('tells them to nobody: no answer, no board, no log [PYX-81]', async () => {
  const cookie = await office.signedIn('owner');
  const { order_id: id, order_number: number } = order;
  const read = ['/v2/office/board', `/v2/office/orders/${id}`, `/v2/office/history/${number}`];
  for (const path of read) {
    const answer = await office.ask('GET', path, { cookie });
    expect(answer.statusCode).toBe(200);
    answers.push(answer.body);
  }
  expect(answers.filter((answer) => answer.includes(ip) || answer.includes(userAgent))).toEqual([]);
  expect(log.filter((line) => line.includes(ip) || line.includes(userAgent))).toEqual([]);
});
