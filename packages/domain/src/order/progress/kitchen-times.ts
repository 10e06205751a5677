import type { Mode } from '../../menu/menu.ts';
import type { OrderProgress } from './progress.ts';

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
): Pick<OrderProgress, 'dueAt' | 'readyAt' | 'startAt'> {
  const readyAt = dueAt.subtract({ minutes: mode === 'delivery' ? travelMinutes : 0 });
  return { dueAt, readyAt, startAt: readyAt.subtract({ minutes: preparationMinutes }) };
}
