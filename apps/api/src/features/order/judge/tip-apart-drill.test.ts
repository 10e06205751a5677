import { orderToWire, type WireOrder } from '@comptoir/contract';
import { canOrder, containsAlcohol, type Mode, payableCents, usualTips } from '@comptoir/domain';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { composeLine } from '../../../testing/compose-line.ts';
import { openDemoShop } from '../../../testing/demo-shop.ts';
import { dice } from '../../../testing/dice.ts';
import type { TestShop } from '../../../testing/test-shop.ts';
import { testSite } from '../../../testing/test-site.ts';
import { readCatalogue } from '../../catalogue/catalogue-repository.ts';
import { type Snapshot, takeSnapshot } from '../../catalogue/snapshot.ts';
import { ticketOf } from '../../entry/entry-repository.ts';
import { makeOrder } from '../place/make-order.ts';
import { receiptOf } from '../receipt/receipt-of.ts';
import { judgeOrder, priceOrder } from './judge-order.ts';
import type { Judgement } from './judgement.ts';
import { readClaim } from './read-claim.ts';

const now = Temporal.PlainDateTime.from('2026-11-24T19:30').toZonedDateTime(testSite.timeZone);

let shop: TestShop;
let snapshot: Snapshot;
let judgement: Judgement;
let choosable: Snapshot['entries'] extends ReadonlyMap<number, infer Entry> ? Entry[] : never;
beforeAll(async () => {
  shop = await openDemoShop();
  const taken = takeSnapshot(await readCatalogue(shop.database.db), now, null);
  const payments = { ...taken.settings.payments, isCardActive: true, tips: usualTips };
  snapshot = { ...taken, settings: { ...taken.settings, payments } };
  const unasked = { measured: null, busyKitchen: null, counts: [], preparedAt: null };
  judgement = { ...unasked, snapshot, site: testSite, now, coupon: null };
  choosable = [...snapshot.entries.values()].filter(({ menu, item }) => canOrder(menu, item, now));
});
afterAll(() => shop.close());

const place = { address: '22 rue de la Martinière', address2: '', city: 'Lyon', country: 'France', zone: null };

/** A cart of the demo as its diner would order it by card, with the server's amounts. Null if it is refused anyway. */
function orderOf(seed: number): { order: WireOrder; coupon: Judgement['coupon'] } | null {
  const roll = dice(seed);
  const mode: Mode = roll(2) === 0 ? 'pickup' : 'delivery';
  const lines = Array.from({ length: 1 + roll(5) }, () => choosable[roll(choosable.length)]?.item)
    .filter((item) => item !== undefined)
    .map((item) => composeLine(item, roll, now));
  const codes = snapshot.offers.filter(({ code }) => code);
  const coupon = roll(3) === 0 ? (codes[roll(Math.max(codes.length, 1))] ?? null) : null;
  const nothing = { subtotalCents: 0, discountCents: 0, deliveryCents: 0, taxCents: 0, totalCents: 0 };
  const draft = {
    localId: `tip-apart-${seed}`,
    lines,
    items: snapshot.entries,
    priced: { ...nothing, mode, lines: [], offers: [], freeItems: [], taxLines: [] },
    tipCents: 0,
    paymentMethod: 'card' as const,
    transactionId: null,
    userId: null,
    coupon: coupon?.code ?? null,
    isAdult: containsAlcohol(lines, snapshot.entries),
    wishes: {},
    company: null,
    promisedAt: null,
    customer: {
      firstName: 'Lou',
      lastName: 'Roux',
      email: 'lou@example.com',
      phone: '0600000000',
      place: mode === 'delivery' ? { ...place, postalCode: '69001', lat: null, lng: null } : null,
      date: 'ASAP',
    },
  };
  const claim = readClaim(orderToWire(draft), snapshot);
  if ('refusal' in claim) return null;
  const verdict = priceOrder(claim.read, { ...judgement, coupon }, { method: null, totalCents: null });
  return 'refusal' in verdict ? null : { order: orderToWire({ ...draft, priced: verdict.order.priced }), coupon };
}

/** All that the server makes of an order: its row, its receipt, and what the books say. */
function storedFrom(body: WireOrder, coupon: Judgement['coupon']) {
  const claim = readClaim(body, snapshot);
  const verdict = 'refusal' in claim ? claim : judgeOrder(claim.read, { ...judgement, coupon });
  if ('refusal' in verdict) return verdict;
  const { claim: _, ...accepted } = verdict.order;
  const order = makeOrder(verdict.order, snapshot, { bodyHash: '', placedAt: now.toInstant(), userId: null });
  const row = { ...order, id: '', number: 1 };
  return { accepted, row, receipt: receiptOf(row), ticket: ticketOf(row, 'public') };
}

const carts = 10_000 * inject('drillShare');

it('10,000 carts (with DRILL=full): a tip moves no amount but what is charged, in the order, its receipt and the books [PYX-88]', () => {
  let judged = 0;
  for (let seed = 1; seed <= carts; seed += 1) {
    const wanted = orderOf(seed);
    if (!wanted) continue;
    const { order, coupon } = wanted;
    const totalCents = Math.round(Number(order.total) * 100);
    const tipCents = 1 + dice(seed)(Math.min(usualTips.maxCents, totalCents) || 1);
    if (tipCents > totalCents) continue;
    const without = storedFrom(order, coupon);
    const tipped = storedFrom({ ...order, tip: (tipCents / 100).toFixed(2) }, coupon);
    if ('refusal' in without || 'refusal' in tipped) {
      expect(tipped).toEqual(without);
      continue;
    }
    judged += 1;
    const { tipCents: ofRow, ...row } = tipped.row;
    const { tipCents: ofReceipt, ...receipt } = tipped.receipt;
    const { tip: ofTicket, ...ticket } = tipped.ticket;
    expect([ofRow, ofReceipt, ofTicket]).toEqual([tipCents, tipCents, tipCents]);
    const { tipCents: none, ...plainRow } = without.row;
    expect({ ...tipped, row, receipt, ticket }).toEqual({ ...without, row: plainRow });
    expect(payableCents(tipped.row) - payableCents(without.row)).toBe(tipCents - none);
    expect([payableCents(without.row), none]).toEqual([totalCents, 0]);
  }
  expect(judged).toBeGreaterThan(carts / 2);
}, 120_000);
