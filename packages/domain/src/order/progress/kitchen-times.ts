import type { Mode } from '../../menu/menu.ts';

/** How long the kitchen and the way to the diner take; minutes. */
export interface KitchenRules {
  preparationMinutes: number;
  travelMinutes: number;
}

/** When the kitchen begins and must have ready what the diner has at `dueAt`: a delivery's way is taken off first. */
export function kitchenTimes(
  dueAt: Temporal.Instant,
  mode: Mode,
  { preparationMinutes, travelMinutes }: KitchenRules,
): { readyAt: Temporal.Instant; startAt: Temporal.Instant } {
  const readyAt = dueAt.subtract({ minutes: mode === 'delivery' ? travelMinutes : 0 });
  return { readyAt, startAt: readyAt.subtract({ minutes: preparationMinutes }) };
}
