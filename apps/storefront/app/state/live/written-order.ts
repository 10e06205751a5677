import { createContext, useContext } from 'react';
import { readPageOrder } from '../../platform/read-page-order.ts';
import type { OrderNews } from './order-news.ts';

export const WrittenOrder = createContext<OrderNews | null>(null);

export function useWrittenOrder(token: string): OrderNews {
  return useContext(WrittenOrder) ?? readWrittenOrder(token);
}

/** Reads the order from the page's HTML. `unread`: the HTML contains no order. */
export function readWrittenOrder(token: string): OrderNews {
  const text = readPageOrder(token);
  const value: unknown = text === null ? 'unread' : JSON.parse(text);
  return value === 'missing' || value === 'unread' ? value : (value as Record<string, unknown>);
}
