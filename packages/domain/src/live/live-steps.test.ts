import { expect, it } from 'vitest';
import { type LiveProgress, liveSteps } from './live-steps.ts';

const noon = Temporal.Instant.from('2026-11-23T11:00:00Z');
const after = (minutes: number) => noon.add({ minutes });

const arrived: LiveProgress = {
  state: 'new',
  reception: 'manual',
  mode: 'pickup',
  arrivedAt: noon,
  startAt: after(5),
  seenAt: null,
  acceptedAt: null,
  startedAt: null,
  readyAt: null,
  leftAt: null,
  endedAt: null,
};

/** Writes the steps with minutes after noon and a star at the current step, as in "received 0, *accepted 2, cooking". */
function tell(change: Partial<LiveProgress>, minutes: number): string {
  return liveSteps({ ...arrived, ...change }, after(minutes))
    .map(({ key, at, isCurrent }) => `${isCurrent ? '*' : ''}${key}${at ? ` ${at.since(noon).total('minutes')}` : ''}`)
    .join(', ');
}
const accepted = { state: 'accepted', acceptedAt: after(2) } as const;

it('says that a screen of the kitchen has shown a new order, and no longer once it was answered [LIV-08]', () => {
  expect(tell({}, 0)).toBe('*received 0, accepted, cooking, ready, done');
  expect(tell({ seenAt: after(1) }, 1)).toBe('received 0, *seen 1, accepted, cooking, ready, done');
  expect(tell({ seenAt: after(1), ...accepted }, 2)).toBe('received 0, *accepted 2, cooking, ready, done');
});

it('begins to cook when the kitchen is to, never before it said yes, and ends before it is ready [LIV-08]', () => {
  expect(tell(accepted, 4)).toContain('*accepted 2, cooking,');
  expect(tell(accepted, 5)).toContain('accepted 2, *cooking 5, ready');
  expect(tell({ ...accepted, acceptedAt: after(7) }, 8)).toContain('*cooking 7');
  expect(tell({ ...accepted, state: 'ready', readyAt: after(4) }, 6)).toContain('cooking 4, *ready 4, done');
});

it('is cooked from when somebody began it, before it was to be, and where nobody answers orders too [BRD-64, LIV-08]', () => {
  expect(tell({ ...accepted, startedAt: after(3) }, 4)).toContain('accepted 2, *cooking 3, ready');
  expect(tell({ ...accepted, state: 'ready', startedAt: after(3), readyAt: after(4) }, 6)).toContain(
    'cooking 3, *ready 4',
  );
  const byMail = { state: 'accepted', reception: 'none', startedAt: after(3) } as const;
  expect(tell(byMail, 4)).toContain('*cooking 3');
});

it('follows a delivery on its way, and an order to its end [LIV-08]', () => {
  const delivery = { ...accepted, mode: 'delivery', readyAt: after(20) } as const;
  expect(tell({ ...delivery, state: 'ready' }, 21)).toBe(
    'received 0, accepted 2, cooking 5, *ready 20, on_the_way, done',
  );
  expect(tell({ ...delivery, state: 'accepted' }, 22)).toBe('received 0, accepted 2, *cooking 5, on_the_way, done');
  const left = { ...delivery, leftAt: after(22) };
  expect(tell({ ...left, state: 'on_the_way' }, 23)).toContain('ready 20, *on_the_way 22, done');
  expect(tell({ ...left, state: 'done', endedAt: after(40) }, 40)).toContain('on_the_way 22, *done 40');
});

it('ends a refused or cancelled order where it ended [LIV-08]', () => {
  expect(tell({ state: 'refused', endedAt: after(3) }, 4)).toBe('received 0, *refused 3');
  expect(tell({ ...accepted, state: 'cancelled', endedAt: after(9) }, 9)).toBe('received 0, accepted 2, *cancelled 9');
});

it('says of an order that nobody answers that the kitchen has it, and nothing that nobody said [LIV-08]', () => {
  const byMail = { state: 'accepted', reception: 'none' } as const;
  expect(tell(byMail, 30)).toBe('received 0, *sent, done');
  expect(tell({ ...byMail, state: 'done', endedAt: after(120) }, 121)).toBe('received 0, sent, *done 120');
});
