import { expect, it } from 'vitest';
import { liveHeading } from './live-heading.ts';

const now = Temporal.Instant.from('2026-11-20T18:30:00Z');
const at = (minutes: number) => now.add({ minutes });
const order: Parameters<typeof liveHeading>[0] = {
  state: 'new',
  reception: 'manual',
  mode: 'pickup',
  arrivedAt: now,
  seenAt: null,
  acceptedAt: null,
  startAt: at(10),
  startedAt: null,
  readyAt: null,
  leftAt: null,
  endedAt: null,
  reason: null,
  waitingSince: null,
  dueAt: at(25),
  receipt: { promisedAt: at(25).toString() },
};

it.each<[string, Partial<typeof order>, number, string]>([
  ['before the service that answers it', { waitingSince: at(60) }, 0, 'closed'],
  ['at once', {}, 0, 'new'],
  ['a second before three minutes', {}, 2.98, 'new'],
  ['after three minutes without an answer', {}, 3, 'waiting'],
  ['accepted', { state: 'accepted', acceptedAt: now }, 9, 'accepted'],
  ['at its start', { state: 'accepted', acceptedAt: now }, 10, 'cooking'],
  ['begun early', { state: 'accepted', acceptedAt: now, startedAt: at(1) }, 1, 'cooking'],
  ['promised for later', { state: 'accepted', acceptedAt: now, dueAt: at(35) }, 1, 'later'],
  ['received by mail alone', { state: 'accepted', reception: 'none' }, 30, 'sent'],
  ['ready at the counter', { state: 'ready' }, 20, 'ready_pickup'],
  ['ready for the courier', { state: 'ready', mode: 'delivery' }, 20, 'ready_delivery'],
  ['taken back by its diner', { state: 'cancelled', reason: 'diner_asked' }, 1, 'withdrawn'],
  ['cancelled by the restaurant', { state: 'cancelled', reason: 'incident' }, 1, 'cancelled'],
  ['not fetched', { state: 'no_show' }, 90, 'no_show'],
])(
  'an order has its heading by the clock and its state: %s [LIV-07, LIV-09, LIV-10]',
  (_, change, minutes, heading) => {
    expect(liveHeading({ ...order, ...change }, now.add({ seconds: Math.round(minutes * 60) }))).toBe(heading);
  },
);
