import type { Mode } from '../../menu/menu.ts';

export interface KitchenRules {
  preparationMinutes: number;
  travelMinutes: number;
}

export function kitchenTimes(
  dueAt: Temporal.Instant,
  mode: Mode,
  { preparationMinutes, travelMinutes }: KitchenRules,
): { readyAt: Temporal.Instant; startAt: Temporal.Instant } {
  const readyAt = dueAt.subtract({ minutes: mode === 'delivery' ? travelMinutes : 0 });
  return { readyAt, startAt: readyAt.subtract({ minutes: preparationMinutes }) };
}
