import { readNumber, readObject, readText } from '../../wire/wire-values.ts';
import { type Stock, stockFromWire } from '../stock/stock-wire.ts';
import type { BoardOrder } from './board-order.ts';
import { boardOrderFromWire } from './board-order-wire.ts';
import { type Beat, type Board, beatFromWire, boardFromWire, type Service, serviceFromWire } from './board-wire.ts';

/** What the stream of a board says. */
export type BoardEvent =
  | { kind: 'hello'; beatSeconds: number; device: string }
  | { kind: 'board'; board: Board }
  /** Whatever is known of it with a higher version stays. */
  | { kind: 'order'; order: BoardOrder }
  | { kind: 'service'; service: Service }
  /** All that is sold out. */
  | { kind: 'stock'; stock: Stock }
  | { kind: 'beat'; beat: Beat }
  /** The server ends; it, or another, is there after so long. */
  | { kind: 'bye'; retryMilliseconds: number };

/** The names of the events, to be listened to. */
export const boardEvents = ['hello', 'board', 'order', 'service', 'stock', 'beat', 'bye'] as const;

/** Reads an event by its name and its data; null: it can't be read, and what it was about is not known. */
export function boardEventFromWire(name: string, data: string): BoardEvent | null {
  const value = parse(data);
  switch (name) {
    case 'hello': {
      const { beat_seconds, device } = readObject(value);
      return { kind: 'hello', beatSeconds: readNumber(beat_seconds) ?? 10, device: readText(device) };
    }
    case 'board': {
      const board = boardFromWire(value);
      return board && { kind: 'board', board };
    }
    case 'order': {
      const order = boardOrderFromWire(value);
      return order && { kind: 'order', order };
    }
    case 'service':
      return { kind: 'service', service: serviceFromWire(value) };
    case 'stock': {
      const stock = stockFromWire(value);
      return stock && { kind: 'stock', stock };
    }
    case 'beat': {
      const beat = beatFromWire(value);
      return beat && { kind: 'beat', beat };
    }
    case 'bye':
      return { kind: 'bye', retryMilliseconds: readNumber(readObject(value).retry_ms) ?? 1000 };
    default:
      return null;
  }
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
