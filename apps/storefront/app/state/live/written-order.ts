import { createContext, useContext } from 'react';
import { readPageOrder } from '../../platform/read-page-order.ts';
import type { OrderNews } from './order-news.ts';

/** The order that the server writes into its page. */
export const WrittenOrder = createContext<OrderNews | null>(null);

/** What the page of an order began with; `unread` where no server wrote it. */
export function useWrittenOrder(token: string): OrderNews {
  return useContext(WrittenOrder) ?? readWrittenOrder(token);
}

/** What stands of an order in the page; `unread` where no server wrote it. */
export function readWrittenOrder(token: string): OrderNews {
  const text = readPageOrder(token);
  const value: unknown = text === null ? 'unread' : JSON.parse(text);
  return value === 'missing' || value === 'unread' ? value : (value as Record<string, unknown>);
}
