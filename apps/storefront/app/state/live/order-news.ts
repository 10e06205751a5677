/** An order in wire form; `missing`: no order has this link; `unread`: the API could not be read yet. */
export type OrderNews = 'missing' | 'unread' | Record<string, unknown>;
