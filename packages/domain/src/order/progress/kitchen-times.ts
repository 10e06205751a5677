import type { Mode } from '../../menu/menu.ts';

export interface KitchenRules {
  preparationMinutes: number;
  travelMinutes: number;
}

/** When an order that is due at a time has to be ready: a delivery still travels. */
export function readyAtOf(dueAt: Temporal.Instant, mode: Mode, travelMinutes: number): Temporal.Instant {
  return mode === 'delivery' ? dueAt.subtract({ minutes: travelMinutes }) : dueAt;
}

export function kitchenTimes(
  dueAt: Temporal.Instant,
  mode: Mode,
  { preparationMinutes, travelMinutes }: KitchenRules,
): { readyAt: Temporal.Instant; startAt: Temporal.Instant } {
  const readyAt = readyAtOf(dueAt, mode, travelMinutes);
  return { readyAt, startAt: readyAt.subtract({ minutes: preparationMinutes }) };
}
