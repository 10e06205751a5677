import { randomUUID } from 'node:crypto';
import { paths, type Report, readOfficeSettings, type WireOrder } from '@comptoir/contract';
import { exampleOrder } from '@comptoir/contract/testing';
import type { OrderAction } from '@comptoir/domain';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { dice } from '../../testing/dice.ts';
import { fileOffer } from '../../testing/example-catalogue.ts';
import { type Kitchen, minutesAfterNoon, openKitchen } from '../../testing/kitchen.ts';
import { withOffice } from '../../testing/office-shop.ts';
import { recountSales } from '../../testing/recount-sales.ts';
import { mondayNoon } from '../../testing/test-shop.ts';
import { reconcileRefund, refundOrder } from '../payment/refund/refund-order.ts';
import { listDueRefunds } from '../payment/refund/refund-repository.ts';
import { takeCashBack } from '../progress/act/take-cash-back.ts';
import { applyClock } from '../progress/clock/watch-clock.ts';

// Random orders and refunds of three weeks around the end of summer time. What the reports tell of them is compared with
// sums that this file makes itself of the rows of the database.

const zone = 'Europe/Paris';
const [from, to] = ['2026-10-19', '2026-11-08'];
const times = (most: number) => Math.round(most * inject('drillShare'));
const roll = dice(20_261_127);
const pick = <T>(values: readonly T[]): T => values[roll(values.length)] as T;

let kitchen: Kitchen;
let office: ReturnType<typeof withOffice>;
let cookie: string;
beforeAll(async () => {
  kitchen = await openKitchen();
  office = withOffice(kitchen.shop);
  await kitchen.shop.setCatalogue(({ settings, offers, menus }) => {
    settings['office.reception'] = 'manual';
    settings['office.refuse_after_minutes'] = null;
    settings['scheduling.slot_capacity'] = null;
    offers.push(
      fileOffer({ id: 60, type: 'free_item', minimum_amount: 25, items: [201] }),
      fileOffer({ id: 61, type: 'fixed_amount', value: 3.33, minimum_amount: 40 }),
      fileOffer({ id: 62, type: 'free_delivery', minimum_amount: 60 }),
    );
    for (const item of menus.flatMap((menu) => menu.categories.flatMap(({ items }) => items)))
      if (item.item_id === 302) Object.assign(item, { withdrawal: true });
  });
  await sellAndPayBack();
  kitchen.shop.setClock(mondayNoon);
  cookie = await office.signedIn('manager');
}, 600_000);
afterAll(() => kitchen.close());

function someItems(): WireOrder['items'] {
  const option = () => ({ id: pick([1001, 1002, 1003, 1004]), quantity: 1 + roll(2) });
  return Array.from({ length: 1 + roll(4) }, () => {
    const item_id = pick([101, 102, 103, 201, 301, 302]);
    const hasOption = (item_id === 101 || item_id === 102) && roll(2) === 0;
    return {
      item_id,
      quantity: 1 + roll(4),
      options: hasOption
        ? [{ option_id: 1, option_options: [option()] }]
        : item_id === 103
          ? [{ option_id: 2, option_options: [{ id: 2001, quantity: 1 }] }]
          : [],
      note: '',
    };
  });
}

interface Sold {
  id: string;
  isCard: boolean;
  isPickup: boolean;
}

/** Places an order, a card order paid, as the server prices it. Null if it is too small for delivery. */
async function sell(): Promise<Sold | null> {
  const { shop } = kitchen;
  const isPickup = roll(2) === 0;
  const isCard = roll(2) === 0;
  const { customer } = exampleOrder();
  const body = exampleOrder({
    items: someItems(),
    is_pickup: isPickup,
    customer: { ...customer, location: isPickup ? null : customer.location },
    ...(roll(4) === 0 && { coupon: 'BIENVENUE10' }),
    ...(roll(3) === 0 && { free_items: [{ item_id: 201, quantity: 1 }] }),
    total: 0,
  });
  const first = await shop.send('POST', paths.checkout, body);
  if (first.json().code === 'free_item_not_granted' || first.json().code === 'below_minimum') return null;
  expect(first.json().code, first.body).toBe('totals_mismatch');
  const order = { ...body, ...first.json().expected, payment_method: isCard ? ('card' as const) : ('cash' as const) };
  if (!isCard) {
    const answer = await shop.send('POST', paths.checkout, order);
    expect(answer.statusCode, answer.body).toBe(200);
    return { id: answer.json().payload.order_id, isCard, isPickup };
  }
  const intent = await shop.authorise(order);
  const { order_id: id } = (await shop.post(order, intent)).json().payload;
  expect((await shop.putPaid(id, intent)).statusCode).toBe(200);
  return { id, isCard, isPickup };
}

/** Moves an order on to one of its ends, or leaves it open. */
async function end({ id, isCard, isPickup }: Sold): Promise<void> {
  let version = 1;
  const act = async (action: OrderAction) => {
    const outcome = await kitchen.act(id, action, { version });
    expect(outcome, JSON.stringify(outcome)).toHaveProperty('kind', 'done');
    version += 1;
  };
  const chance = roll(20);
  kitchen.minutes += 1 + roll(6);
  if (chance < 2) return;
  if (chance < 5) return act({ kind: 'refuse', reason: pick(['too_busy', 'sold_out', 'no_answer']), message: null });
  if (!isCard && roll(5) === 0) return presume(id);
  const dueAt = minutesAfterNoon(kitchen.minutes + 30);
  await act({ kind: 'accept', dueAt });
  if (chance < 7) return act({ kind: 'cancel', reason: 'incident', message: null });
  await act({ kind: 'ready' });
  if (chance < 9) {
    kitchen.minutes += 90;
    return act({ kind: 'no-show', isPaidBack: roll(2) === 0 });
  }
  if (!isCard && roll(4) === 0) await withdraw(id);
  const [row] = await kitchen.rows('select version from order_progress where order_id = $1', id);
  version = Number(row?.version);
  if (!isPickup) await act({ kind: 'leave' });
  kitchen.minutes += roll(700);
  await act({ kind: 'hand-over', isCashCollected: isCard ? null : roll(6) > 0 });
}

/** An order that came by mail ends by itself. Some of these were not collected, as a manager says later. */
async function presume(id: string): Promise<void> {
  const { db } = kitchen.shop.database;
  await kitchen.rows("update order_progress set state = 'accepted', reception = 'none' where order_id = $1", id);
  kitchen.minutes += 400;
  const now = () => minutesAfterNoon(kitchen.minutes).toZonedDateTimeISO(zone);
  await applyClock({ db, now, announce: () => undefined, office: () => readOfficeSettings([]) });
  if (roll(3) > 0) return;
  kitchen.minutes += roll(2000);
  const told = { reason: 'Jamais venu', by: 'Camille', at: now().toInstant() };
  expect(await db.transaction((tx) => takeCashBack(tx, id, told))).toBeNull();
}

/** The diner of a cash order gives a bottle back before they have it. */
async function withdraw(id: string): Promise<void> {
  const [row] = await kitchen.rows(
    `select track_token, version, (select min(position) from order_lines l where l.order_id = p.order_id and item_id = 302) as line
     from order_progress p where order_id = $1`,
    id,
  );
  if (row?.line === null) return;
  const body = {
    action_id: randomUUID(),
    version: row?.version,
    lines: [{ line: row?.line, units: 1 }],
    name: 'Camille',
    email: null,
  };
  const answer = await kitchen.shop.send('POST', paths.declareWithdrawal(String(row?.track_token)), body);
  expect(answer.statusCode, answer.body).toBe(200);
}

async function payBack(orderId: string): Promise<void> {
  const { shop } = kitchen;
  const [order] = (await kitchen.rows(
    'select number, total_cents::int as total from orders where id = $1',
    orderId,
  )) as [{ number: number; total: number }];
  const now = () => minutesAfterNoon(kitchen.minutes);
  const tools = { db: shop.database.db, cards: shop.gateway, now, alarmTasks: () => [], audit: async () => {} };
  const what = pick(['lines', 'amount', 'rest']);
  await refundOrder(tools, {
    number: order.number,
    ...(what === 'amount'
      ? { amountCents: 1 + roll(order.total), listOpenUnits: async () => [] }
      : { lines: what === 'rest' ? null : [roll(2)] }),
  });
}

async function sellAndPayBack(): Promise<void> {
  const start = Temporal.PlainDateTime.from(`${from}T12:00`).toZonedDateTime(zone);
  const noon = Temporal.PlainDateTime.from(mondayNoon).toZonedDateTime(zone).toInstant();
  const { shop } = kitchen;
  const paid: string[] = [];
  const [orders, refunds] = [times(500), times(200)];
  for (let index = 0; index < orders; ) {
    const day = start.add({ days: Math.floor((index * 20) / orders) });
    const at = day.dayOfWeek === 7 ? day.add({ days: 1 }) : day;
    const ordered = at.withPlainTime(pick(['11:45', '12:59:59.999', '13:30', '18:45', '20:10', '21:59']));
    shop.setClock(ordered.toInstant());
    kitchen.minutes = Math.ceil(ordered.toInstant().since(noon).total('minutes'));
    const sold = await sell();
    if (!sold) continue;
    index += 1;
    await end(sold);
    if (sold.isCard) paid.push(sold.id);
    await settle();
  }
  for (let index = 0; index < refunds; index += 1) {
    const at = start.add({ minutes: roll(20 * 24 * 60) }).toInstant();
    kitchen.minutes = at.since(noon).total('minutes');
    await payBack(pick(paid));
  }
}

/** Sends the refunds of refused and cancelled orders, as the sweep does, some minutes or hours later. */
async function settle(): Promise<void> {
  const { db } = kitchen.shop.database;
  kitchen.minutes += roll(400);
  const now = () => minutesAfterNoon(kitchen.minutes);
  for (const refund of await listDueRefunds(db, now()))
    if (refund.status === 'requested')
      await reconcileRefund({ db, cards: kitchen.shop.gateway, now, alarmTasks: () => [] }, refund);
}

/** The figures that lists of the report tell, by a name of each row. */
const byName = <Row extends object>(rows: Row[], nameOf: (row: Row) => unknown, told: (keyof Row)[]) =>
  Object.fromEntries(rows.map((row) => [String(nameOf(row)), told.map((name) => row[name])]));
const sums = ['orders', 'salesCents', 'cancelledCents', 'refundedCents', 'netCents'] as const;

function asNamed(report: Report) {
  const { total, dishes, deliveryCents, refunds, answers, punctuality } = report;
  return {
    total: sums.map((name) => total[name]),
    counts: { dishes, deliveryCents, refunds },
    payments: byName(report.payments, ({ method, mode }) => `${method} ${mode}`, [...sums]),
    days: byName(report.days, ({ date }) => date, [...sums]),
    weekdays: byName(report.weekdays, ({ weekday }) => weekday, [...sums]),
    zones: byName(report.zones, ({ zone }) => zone, [...sums]),
    modes: byName(report.modes, ({ mode }) => mode, [...sums]),
    hours: byName(report.hours, ({ weekday, hour }) => `${weekday} ${hour}`, ['orders', 'salesCents']),
    rates: Object.fromEntries(
      report.taxes.map(({ rateBp, sales, refunds: back }) => [rateBp, [sales, back].map(centsOf)]),
    ),
    discounts: byName(report.discounts, ({ offerId }) => offerId, ['orders', 'amountCents']),
    reasons: byName(report.reasons, ({ reason }) => reason, ['refunds', 'amountCents']),
    unpaid: byName(report.unpaid, ({ cause }) => cause, ['orders', 'amountCents']),
    refusals: byName(report.refusals, ({ reason }) => reason, ['orders']),
    answers,
    punctuality,
  };
}
const centsOf = ({ netCents, taxCents, grossCents }: { netCents: number; taxCents: number; grossCents: number }) => [
  netCents,
  taxCents,
  grossCents,
];

const get = async (path: string) => {
  const answer = await office.ask('GET', path, { cookie });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer;
};
const reportOf = async (first: string, last: string): Promise<Report> =>
  (await get(`/v2/office/reports?from=${first}&to=${last}`)).json().payload;

describe('the figures of random orders and refunds', () => {
  it('equal what another script makes of the rows, for three weeks and for each day [REP-01, REP-05]', async () => {
    const recount = await recountSales(kitchen.shop.database, zone);
    expect(asNamed(await reportOf(from, to))).toEqual(recount.figures(from, to));
    let netCents = 0;
    for (let day = Temporal.PlainDate.from(from); day.toString() <= to; day = day.add({ days: 1 })) {
      const report = await reportOf(`${day}`, `${day}`);
      expect([`${day}`, asNamed(report)]).toEqual([`${day}`, recount.figures(`${day}`, `${day}`)]);
      netCents += report.total.netCents;
    }
    expect((await reportOf(from, to)).total.netCents).toBe(netCents);
  });

  it('add up by rate, by payment and by receipts [REP-02]', async () => {
    const { total, taxes, payments } = await reportOf(from, to);
    const add = (values: number[]) => values.reduce((one, other) => one + other, 0);
    expect(total.orders).toBeGreaterThan(times(500) / 2);
    expect(total.cancelledCents).toBeGreaterThan(0);
    expect(total.refundedCents).toBeGreaterThan(0);
    expect(taxes.map(({ rateBp }) => rateBp)).toEqual([550, 1000, 2000]);
    expect(add(taxes.map(({ difference }) => difference.grossCents))).toBe(total.netCents);
    expect(add(payments.map(({ netCents }) => netCents))).toBe(total.netCents);
    expect(total.salesCents - total.cancelledCents - total.refundedCents).toBe(total.netCents);
  });

  it('are those of the best sellers, without the units that were paid back [REP-06]', async () => {
    const { items, choices } = (await get(`/v2/office/reports/best-sellers?from=${from}&to=${to}`)).json().payload;
    const recount = await recountSales(kitchen.shop.database, zone);
    for (const [told, expected] of [
      [items, recount.sellers(from, to).items],
      [choices, recount.sellers(from, to).choices],
    ]) {
      expect(byName(told.sellers, ({ id }: { id: number }) => id, ['units', 'revenueCents'] as never[])).toEqual(
        Object.fromEntries(expected),
      );
      const all = [...expected.values()].reduce((cents: number, [, own]: [number, number]) => cents + own, 0);
      expect(told.totalCents).toBe(all);
    }
  });

  it('are in the files for the accountant, line by line and in sum [REP-09]', async () => {
    const read = async (name: string) =>
      parse((await get(`/v2/office/reports/${name}.csv?from=${from}&to=${to}`)).body, {
        bom: true,
        delimiter: ';',
        columns: true,
      }) as Record<string, string>[];
    const cents = (text = '') => Number(text.replace(',', ''));
    const { taxes } = await reportOf(from, to);
    for (const name of ['sales', 'journal']) {
      const rows = await read(name);
      const told = Object.fromEntries(
        taxes.map(({ rateBp }) => {
          const own = rows.filter(({ Taux }) => cents(Taux) === rateBp);
          const sum = (column: string) => own.reduce((total, row) => total + cents(row[column]), 0);
          return [rateBp, { netCents: sum('Net'), taxCents: sum('TVA'), grossCents: sum('TTC') }];
        }),
      );
      expect(told).toEqual(Object.fromEntries(taxes.map(({ rateBp, difference }) => [rateBp, difference])));
    }
    const suffix: Record<string, string> = { '5,50': '055', '10,00': '100', '20,00': '200' };
    for (const { Taux = '', Paiement, ...row } of await read('journal'))
      expect([row['Compte de ventes'], row['Compte de TVA'], row['Compte d’encaissement']]).toEqual([
        `707${suffix[Taux]}`,
        `44571${suffix[Taux]}`,
        Paiement === 'carte' ? '511' : '530',
      ]);
    const sales = await read('sales');
    const recount = await recountSales(kitchen.shop.database, zone);
    expect(sales.map((row) => Object.values(row).join(' '))).toEqual(recount.saleLines(from, to));
  });
});
