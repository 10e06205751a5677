import * as z from 'zod/mini';
import { fromWire, toWire } from '../../wire/codecs.ts';
import { openPrintsSchema } from '../printers/open-prints.ts';
import { stockSchema } from '../stock/stock.ts';
import { beatSchema, boardSchema, serviceSchema } from './board.ts';
import { boardOrderSchema } from './board-order.ts';
import { testOrderSchema } from './test-order.ts';

const schemas = {
  hello: z.object({ beatSeconds: z.number(), device: z.string() }),
  board: boardSchema,
  /** The board ignores the order if it already has a higher version. */
  order: boardOrderSchema,
  service: serviceSchema,
  stock: stockSchema,
  prints: openPrintsSchema,
  test: z.object({ testOrder: z.nullable(testOrderSchema) }),
  beat: beatSchema,
  /** The server shuts down. Clients of this stream reconnect after the given time. */
  bye: z.object({ retry_ms: z.number() }),
};
type Schemas = typeof schemas;
type Kind = keyof Schemas;

export type BoardEventData = { [Name in Kind]: z.infer<Schemas[Name]> };
export type BoardEvent = { [Name in Kind]: { kind: Name; data: BoardEventData[Name] } }[Kind];

export const boardEvents = Object.keys(schemas) as Kind[];

export function boardEventToWire<Name extends Kind>(kind: Name, data: BoardEventData[Name]): unknown {
  return toWire(schemas[kind], data);
}

export function boardEventFromWire(kind: string, text: string): BoardEvent | null {
  const known = boardEvents.find((name) => name === kind);
  const data = known && fromWire(schemas[known], parse(text));
  return data ? ({ kind, data } as BoardEvent) : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
