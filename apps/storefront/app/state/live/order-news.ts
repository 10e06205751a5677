/** An order in wire form. `missing`: no order has this token. `unread`: the order could not be loaded yet. */
export type OrderNews = 'missing' | 'unread' | Record<string, unknown>;
