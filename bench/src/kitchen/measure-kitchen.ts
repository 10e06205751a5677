import { randomUUID } from 'node:crypto';
import { holdRequestOf, paths, type WireOrder } from '@comptoir/contract';
import { answerTimes } from '../answer-times.ts';
import type { LoadClient } from '../load/load-client.ts';
import { loadInTurns, medianRatio, type Subject } from '../load/servers-in-turns.ts';
import { orderLoad } from '../make-order.ts';
import { median, quantile } from '../quantile.ts';
import type { Measure } from '../report.ts';
import { type Evening, evening, type OrderBody, openEvening, openOrders, orderFor } from './open-evening.ts';

const atOnce = 10;
const turns = { rounds: 5, seconds: 2, warmUpSeconds: 3 };
const livingHolds = 100;
const timedHolds = 300;

/** What a kitchen with posts costs: orders, slots and holds of an evening that is full of them (CAP-14). */
export async function measureKitchen(client: LoadClient): Promise<Measure[]> {
  const evenings = [await openEvening({ hasPosts: true }), await openEvening({ hasPosts: false })] as const;
  try {
    const rate = await measureRate(client, evenings);
    const [withPosts] = evenings;
    for (let count = 0; count < livingHolds; count += 1) await timeHold(withPosts, count);
    return [rate, await measureSlots(withPosts), await measureHolds(withPosts)];
  } finally {
    for (const { shop } of evenings) await shop.close();
  }
}

async function measureRate(client: LoadClient, evenings: readonly Evening[]): Promise<Measure> {
  const subjects = evenings.map(
    ({ shop, order, settle }): Subject => ({ pid: shop.pid, load: orderLoad(shop.url, order, atOnce), settle }),
  );
  const [own = [], floor = []] = await loadInTurns(client, subjects, turns);
  const rate = (rounds: typeof own) => Math.round(median(rounds.map(({ perSecond }) => perSecond)));
  return {
    name: `orders with two posts, ${atOnce} at once, beside those without`,
    value: medianRatio(own, floor, 'perSecond'),
    unit: 'x',
    limit: 0.55,
    kind: 'least',
    against: `${rate(own)} of ${rate(floor)} orders/s; ${(1 / medianRatio(own, floor, 'perAnswer')).toFixed(2)} by processor time`,
  };
}

async function measureSlots({ shop }: Evening): Promise<Measure> {
  const query = `mode=pickup&date=${evening}&work=four:1.5,froid:1.5`;
  const times = await answerTimes(`${shop.url}${paths.slots}?${query}`, turns.seconds * turns.rounds);
  return {
    name: `the slots with ${openOrders} open orders and ${livingHolds} holds`,
    value: median(times),
    unit: 'ms',
    limit: 10,
    kind: 'most',
    against: `95 of 100 in ${quantile(times, 0.95).toFixed(1)} ms`,
  };
}

async function measureHolds(withPosts: Evening): Promise<Measure> {
  const times: number[] = [];
  for (let count = 0; count < timedHolds; count += 1) {
    const { milliseconds, leave } = await timeHold(withPosts, livingHolds + count);
    times.push(milliseconds);
    await leave();
  }
  return {
    name: `a hold beside ${livingHolds} others, 95th percentile`,
    value: quantile(times, 0.95),
    unit: 'ms',
    limit: 30,
    kind: 'most',
    against: `median ${median(times).toFixed(1)} ms`,
  };
}

/** Each diner holds from an address of its own, because a network holds three places at most (CAP-08). */
async function timeHold({ shop, order, times }: Evening, diner: number) {
  const request = { ...orderFor(order, times[diner % times.length]), local_id: randomUUID() };
  const peer = `198.18.${Math.floor(diner / 250)}.${1 + (diner % 250)}`;
  const startedAt = performance.now();
  const answer = await sendHold(shop.url, 'POST', peer, holdRequestOf(request as OrderBody & WireOrder));
  const { payload } = await answer.json();
  const milliseconds = performance.now() - startedAt;
  if (!payload?.hold) throw new Error(`No place was held for diner ${diner}.`);
  return { milliseconds, leave: () => sendHold(shop.url, 'DELETE', peer, { local_id: request.local_id }) };
}

function sendHold(url: string, method: 'POST' | 'DELETE', peer: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': peer };
  return fetch(`${url}${paths.holds}`, { method, headers, body: JSON.stringify(body) });
}
