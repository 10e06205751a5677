export const orderStatuses = ['pending', 'paid', 'cancelled'] as const;

export type OrderStatus = (typeof orderStatuses)[number];

export function readStatus(value: unknown): OrderStatus | null {
  return orderStatuses.find((status) => status === value) ?? null;
}
