import { expect, it } from 'vitest';
import type { OrderAction } from './order-action.ts';
import { effectsOf } from './progress-effects.ts';

const now = Temporal.Instant.from('2026-11-20T18:30:00Z');
const why = { reason: 'incident', message: null } as const;
const nothing = { payBack: false, endsUnpaid: false, collectsCash: false, freesSlot: false };

it.each<[OrderAction, number, Partial<typeof nothing>]>([
  [{ kind: 'accept', dueAt: now }, 10, {}],
  [{ kind: 'ready' }, 10, {}],
  [{ kind: 'refuse', ...why }, -10, { payBack: true, endsUnpaid: true, freesSlot: true }],
  [{ kind: 'withdraw' }, -10, { payBack: true, endsUnpaid: true, freesSlot: true }],
  [{ kind: 'cancel', ...why }, 10, { payBack: true, endsUnpaid: true, freesSlot: true }],
  // The kitchen has started the order, so its slot can't be used for another order.
  [{ kind: 'cancel', ...why }, 0, { payBack: true, endsUnpaid: true }],
  [{ kind: 'no-show', isPaidBack: false }, 10, { endsUnpaid: true }],
  [{ kind: 'no-show', isPaidBack: true }, 10, { payBack: true, endsUnpaid: true }],
  [{ kind: 'hand-over', isCashCollected: true }, -10, { collectsCash: true }],
  [{ kind: 'hand-over', isCashCollected: false }, -10, {}],
])(
  'what %j, %i min before the kitchen begins, does to money and slot [BRD-30, BRD-36, BRD-37]',
  (action, minutes, expected) => {
    expect(effectsOf(action, { startAt: now.add({ minutes }) }, now)).toEqual({ ...nothing, ...expected });
  },
);
