import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';

const seenHours = 7 * 24;

/** Orders that wait for an answer at a board, where no board was open for a week or no person or device exists. */
export function unseenOrders({ catalogue, facts, at }: CheckInput): Slip[] {
  if (catalogue.reception !== 'manual') return [];
  const why = facts.people === 0 && facts.devices === 0 ? 'nobody' : isSeen(facts.boardSeenAt, at) ? null : 'board';
  return why ? [{ target: { kind: 'setting', id: 'office.reception' }, values: {}, why }] : [];
}

function isSeen(boardSeenAt: Temporal.Instant | null, at: Temporal.ZonedDateTime): boolean {
  return boardSeenAt !== null && at.toInstant().since(boardSeenAt).total('hours') <= seenHours;
}
