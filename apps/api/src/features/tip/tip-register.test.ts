import { randomUUID } from 'node:crypto';
import type { TipRegister } from '@comptoir/contract';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Kitchen, openKitchen } from '../../testing/kitchen.ts';
import { type OfficeShop, withOffice } from '../../testing/office-shop.ts';

let kitchen: Kitchen;
let office: OfficeShop;
let other: OfficeShop;
let cookie: string;
beforeAll(async () => {
  kitchen = await openKitchen();
  await kitchen.shop.setCatalogue(({ settings }) => {
    settings['office.reception'] = 'manual';
    settings['office.refuse_after_minutes'] = null;
    settings['payments.tips.active'] = true;
    settings['payments.tips.duties_read'] = true;
  });
  office = withOffice(kitchen.shop);
  other = withOffice(kitchen.other as typeof kitchen.shop);
});
beforeEach(async () => {
  kitchen.minutes = 0;
  cookie = await office.signedIn('manager');
});
afterAll(() => kitchen.close());

const path = '/v2/office/reports/tips';
const today = 'from=2026-11-23&to=2026-11-23';
const place = (tip: string) => kitchen.placeByCard({ tip });
async function serve(id: string): Promise<void> {
  await kitchen.act(id, { kind: 'accept', dueAt: Temporal.Instant.from('2026-11-23T11:30:00Z') });
  await kitchen.act(id, { kind: 'ready' }, { version: 2 });
  await kitchen.act(id, { kind: 'hand-over', isCashCollected: null }, { version: 3 });
}
async function register(query = today): Promise<TipRegister> {
  const answer = await office.ask('GET', `${path}?${query}`, { cookie });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().payload;
}
const give = (amountCents: number, more: object = {}, by = office, as = cookie) =>
  by.ask('POST', `${path}/handovers`, {
    cookie: as,
    body: { actionId: randomUUID(), from: '2026-11-23', to: '2026-11-23', day: '2026-11-23', amountCents, ...more },
  });
const numberOf = async (id: string) =>
  Number((await kitchen.rows('select number from orders where id = $1', id))[0]?.number);

describe('the register of tips', () => {
  it('lists each with its order and who handed it over; taken less returned is what the ledger has [PYX-91]', async () => {
    await kitchen.placeByCard();
    const [served, open, refused] = [await place('2.00'), await place('3.00'), await place('1.50')];
    await serve(served);
    await kitchen.act(refused, { kind: 'refuse', reason: 'too_busy', message: null });
    await kitchen.shop.api.reconcilePayments();
    const told = await register();
    expect(told.tips).toEqual(
      [
        { number: await numberOf(served), takenCents: 200, returnedCents: 0, servedBy: 'Camille' },
        { number: await numberOf(open), takenCents: 300, returnedCents: 0, servedBy: null },
        { number: await numberOf(refused), takenCents: 150, returnedCents: 150, servedBy: null },
      ].map((tip) => ({ ...tip, day: '2026-11-23', mode: 'pickup', handover: null })),
    );
    // Only what was handed over is due: an order that goes on may still be refused.
    expect(told).toMatchObject({ takenCents: 650, returnedCents: 150, handedOverCents: 0, dueCents: 200 });
    const { paymentIntents, refunds } = kitchen.shop.sandbox.ledger();
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
    const orders = (
      await kitchen.rows("select sum(total_cents)::int as cents from orders where status = 'paid' and $1 <> ''", 'x')
    )[0];
    const paidBack = (await kitchen.rows("select sum(amount_cents)::int as cents from refunds where $1 <> ''", 'x'))[0];
    const captured = sum(paymentIntents.map((intent) => intent.amount_received)) - Number(orders?.cents);
    const returned = sum(refunds.map(({ amount }) => amount)) - Number(paidBack?.cents);
    expect([captured, returned]).toEqual([told.takenCents, told.returnedCents]);
  });

  it('keeps when the staff got them, once, and for good [PYX-91]', async () => {
    const before = await register();
    expect((await give(before.dueCents - 1)).json().code).toBe('tips_changed');
    expect((await give(before.dueCents, { day: '2026-11-24' })).json().code).toBe('validation');
    const actionId = randomUUID();
    const answers = await Promise.all([
      give(before.dueCents, { actionId }),
      give(before.dueCents, { actionId }, other),
      give(before.dueCents),
      give(before.dueCents, {}, other),
    ]);
    const codes = answers.map((answer) => answer.json().code ?? answer.json().payload.isReplayed);
    expect(codes.filter((code) => code === 'tips_changed').length).toBeGreaterThanOrEqual(2);
    expect(codes.filter((code) => code === false)).toHaveLength(1);
    const after = await register();
    expect(after).toMatchObject({ handedOverCents: before.dueCents, dueCents: 0 });
    const [given] = after.tips.filter(({ handover }) => handover);
    expect(given?.handover).toMatchObject({ day: '2026-11-23', amountCents: 200, by: 'Camille' });
    const [row] = await kitchen.rows("select order_id from tip_handovers where $1 <> ''", 'x');
    for (const change of ['update tip_handovers set amount_cents = 1', 'delete from tip_handovers'])
      await expect(kitchen.rows(`${change} where order_id = $1`, String(row?.order_id)), change).rejects.toThrow(
        'kept',
      );
    const audit = await kitchen.rows(
      "select after from office_audit where kind = 'tips_handed_over' and status = 200 and $1 <> ''",
      'x',
    );
    expect(audit.map(({ after: told }) => told)).toContainEqual({ amountCents: 200 });
  });

  it('is a file [PYX-91]', async () => {
    const answer = await office.ask('GET', `${path}.csv?${today}`, { cookie });
    expect(answer.headers['content-disposition']).toBe('attachment; filename="pourboires-2026-11-23_2026-11-23.csv"');
    const [titles, ...rows] = parse(answer.body, { delimiter: ';', bom: true }) as string[][];
    expect(titles?.[6]).toBe('Remis au personnel le');
    expect(rows[0]?.slice(2)).toEqual(['retrait', '2,00', '0,00', 'Camille', '2026-11-23', '2,00', 'Camille']);
    expect(rows).toHaveLength((await register()).tips.length);
  });

  it('is told to managers and owners only, and of days that exist [PYX-91, ROL-20]', async () => {
    for (const caller of ['kitchen', 'device'] as const) {
      const as = await office.signedIn(caller);
      for (const url of [`${path}?${today}`, `${path}.csv?${today}`])
        expect((await office.ask('GET', url, { cookie: as })).statusCode).toBe(403);
      expect((await give(1, {}, office, as)).statusCode).toBe(403);
    }
    for (const url of [`${path}?from=2026-11-24&to=2026-11-23`, `${path}.csv?from=2026-11-24&to=2026-11-23`])
      expect((await office.ask('GET', url, { cookie })).json().code).toBe('validation');
    expect((await register('from=2026-11-22&to=2026-11-22')).tips).toEqual([]);
  });
});
