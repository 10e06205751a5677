const statuses = ['pending', 'paid', 'cancelled'] as const;

export type OrderStatus = (typeof statuses)[number];

/** The status of an order; null: none that is known. */
export function readStatus(value: unknown): OrderStatus | null {
  return statuses.find((status) => status === value) ?? null;
}
