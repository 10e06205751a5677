import { type Reception, receptions } from '@comptoir/domain';
import { readMoment, writeMoment } from '../../wire/moment.ts';
import { readAll, readCount, readFlag, readObject, readText } from '../../wire/wire-values.ts';
import type { BoardOrder } from './board-order.ts';
import { boardOrderFromWire, boardOrderToWire } from './board-order-wire.ts';
import type { WireBeat, WireBoard, WireService } from './board-schema.ts';

/** How the restaurant stands, and how it works. */
export interface Service {
  isOpen: boolean;
  /** Until when, or from when; null: not in the next week. */
  until: Temporal.Instant | null;
  /** Orders are paused since so many in a row had no answer; null: they are not (BRD-51). */
  unanswered: number | null;
  /** When that pause ends by itself while a board is there; null: with the service, or there is none. */
  resumesAt: Temporal.Instant | null;
  /** How many dishes and choices are sold out (STK-12). */
  soldOut: number;
  reception: Reception;
  /** Somebody has said so (BRD-59). */
  isReceptionChosen: boolean;
  /** What a diner who orders now is told at the least; null: this mode is not offered. */
  pickupMinutes: number | null;
  deliveryMinutes: number | null;
  preparationMinutes: number;
  travelMinutes: number;
  /** How many dishes the kitchen makes in a quarter of an hour; null: it does not say. */
  dishesPerQuarter: number | null;
}

/** What a board compares itself by. */
export interface Beat {
  /** By the shop's clock. */
  serverTime: Temporal.Instant;
  /** From where a stream goes on. */
  cursor: string;
  /** How many orders are open, and what `digestBoard` says of them. */
  open: number;
  digest: string;
}

/** All that a board shows. */
export interface Board extends Beat {
  service: Service;
  orders: BoardOrder[];
}

export function serviceToWire(service: Service, timeZone: string): WireService {
  return {
    state: service.isOpen ? 'open' : 'closed',
    until: service.until && writeMoment(service.until, timeZone),
    unanswered: service.unanswered,
    resumes_at: service.resumesAt && writeMoment(service.resumesAt, timeZone),
    sold_out: service.soldOut,
    reception: service.reception,
    reception_chosen: service.isReceptionChosen,
    pickup: { minutes: service.pickupMinutes },
    delivery: { minutes: service.deliveryMinutes },
    preparation_minutes: service.preparationMinutes,
    travel_minutes: service.travelMinutes,
    dishes_per_quarter: service.dishesPerQuarter,
  };
}

export function beatToWire({ serverTime, cursor, open, digest }: Beat, timeZone: string): WireBeat {
  return { server_time: writeMoment(serverTime, timeZone), cursor, open, digest };
}

export function boardToWire(board: Board, timeZone: string): WireBoard {
  return {
    ...beatToWire(board, timeZone),
    service: serviceToWire(board.service, timeZone),
    orders: board.orders.map((order) => boardOrderToWire(order, timeZone)),
  };
}

export function serviceFromWire(value: unknown): Service {
  const wire = readObject(value);
  return {
    isOpen: wire.state === 'open',
    until: readMoment(wire.until),
    unanswered: readCount(wire.unanswered),
    resumesAt: readMoment(wire.resumes_at),
    soldOut: readCount(wire.sold_out) ?? 0,
    reception: receptions.find((known) => known === wire.reception) ?? 'none',
    isReceptionChosen: readFlag(wire.reception_chosen, false),
    pickupMinutes: readCount(readObject(wire.pickup).minutes),
    deliveryMinutes: readCount(readObject(wire.delivery).minutes),
    preparationMinutes: readCount(wire.preparation_minutes) ?? 0,
    travelMinutes: readCount(wire.travel_minutes) ?? 0,
    dishesPerQuarter: readCount(wire.dishes_per_quarter) || null,
  };
}

/** Reads a beat; null: it can't be compared with. */
export function beatFromWire(value: unknown): Beat | null {
  const wire = readObject(value);
  const serverTime = readMoment(wire.server_time);
  const open = readCount(wire.open);
  const digest = readText(wire.digest);
  return serverTime && open !== null && digest !== ''
    ? { serverTime, open, digest, cursor: readText(wire.cursor) }
    : null;
}

/** Reads a board; null where it, or one of its orders, can't be read: a board that leaves something out is none. */
export function boardFromWire(value: unknown): Board | null {
  const wire = readObject(value);
  const beat = beatFromWire(wire);
  const orders = readAll(wire.orders, boardOrderFromWire);
  return beat && orders ? { ...beat, service: serviceFromWire(wire.service), orders } : null;
}
