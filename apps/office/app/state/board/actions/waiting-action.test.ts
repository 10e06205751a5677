import type { OrderAction } from '@comptoir/domain';
import { expect, it } from 'vitest';
import { judgeWaiting, mayWait } from './waiting-action.ts';

const now = Temporal.Instant.from('2026-11-20T19:50:00Z');
const ago = (minutes: number) => ({ tappedAt: now.subtract({ minutes }), now });

it('keeps what the kitchen does anyway until there is a connection, and nothing that disappoints a diner or pays back [BRD-41]', () => {
  const kept: OrderAction[] = [
    { kind: 'accept', dueAt: now },
    ...(['start', 'ready', 'leave', 'recall'] as const).map((kind) => ({ kind })),
    { kind: 'hand-over', isCashCollected: true },
    { kind: 'delay', minutes: 30 },
  ];
  const refused: OrderAction[] = [
    ...(['refuse', 'cancel'] as const).map((kind) => ({ kind, reason: 'closing' as const, message: null })),
    { kind: 'take-back' },
    { kind: 'delay', minutes: 35 },
    { kind: 'no-show', isPaidBack: true },
    { kind: 'settle', text: 'en espèces' },
  ];
  expect(kept.map(mayWait)).not.toContain(false);
  expect(refused.map(mayWait)).not.toContain(true);
});

it('sends an acceptance for ten minutes, and everything else whenever it can [BRD-42]', () => {
  expect(judgeWaiting('accept', 'new', ago(10))).toBe('send');
  expect(judgeWaiting('accept', 'new', ago(11))).toBe('too-old');
  expect(judgeWaiting('ready', 'accepted', ago(40))).toBe('send');
});

it.each(['refused', 'cancelled', 'no_show'] as const)(
  'sends nothing about an order that is %s meanwhile [BRD-42]',
  (state) => expect(judgeWaiting('accept', state, ago(1))).toBe('ended'),
);
