import { type StockLength, type StockOut, type StockTarget, stockKinds } from '@comptoir/domain';
import { readMoment, writeMoment } from '../../wire/moment.ts';
import { readAll, readCount, readObject, readText } from '../../wire/wire-values.ts';
import type { WireStock } from './stock-schema.ts';

/** What the kitchen ran out of. */
export interface Stock {
  stockOuts: StockOut[];
  /** When this service ends, which something can be sold out for. */
  serviceUntil: Temporal.Instant;
}

/** What is sold out, as answers and streams of the office carry it. */
export function stockToWire({ stockOuts, serviceUntil }: Stock, timeZone: string): WireStock {
  return {
    stock_outs: stockOuts.map(({ kind, id, until, by, at }) => ({
      kind,
      id,
      by,
      at: writeMoment(at, timeZone),
      until: until && writeMoment(until, timeZone),
    })),
    service_until: writeMoment(serviceUntil, timeZone),
  };
}

/** Reads what is sold out; null where something of it can't be read: what is left out would be taken for on sale. */
export function stockFromWire(value: unknown): Stock | null {
  const { stock_outs, service_until } = readObject(value);
  const stockOuts = readAll(stock_outs, stockOutFromWire);
  const serviceUntil = readMoment(service_until);
  return stockOuts && serviceUntil && { stockOuts, serviceUntil };
}

function stockOutFromWire(value: unknown): StockOut | null {
  const wire = readObject(value);
  const kind = stockKinds.find((known) => known === wire.kind);
  const id = readCount(wire.id);
  const at = readMoment(wire.at);
  const until = wire.until === null ? null : readMoment(wire.until);
  if (!kind || id === null || !at || (until === null && wire.until !== null)) return null;
  return { kind, id, until, by: readText(wire.by), at };
}

/** What is marked as sold out, and for how long. */
export function soldOutToWire(actionId: string, targets: readonly StockTarget[], length: StockLength) {
  const isWord = typeof length === 'string';
  return {
    action_id: actionId,
    targets: targets.map(({ kind, id }) => ({ kind, id })),
    ...(isWord ? { for: length } : { for: 'date' as const, until: length.toString() }),
  };
}
