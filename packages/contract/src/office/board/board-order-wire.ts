import { centsToDecimal, endReasons, progressStates } from '@comptoir/domain';
import { readMoment, writeMoment } from '../../wire/moment.ts';
import { showLine, showLines } from '../../wire/plain-text.ts';
import {
  isObject,
  readAll,
  readAmount,
  readCount,
  readFlag,
  readList,
  readNumber,
  readObject,
  readText,
  type WireObject,
} from '../../wire/wire-values.ts';
import type { BoardLine, BoardOrder } from './board-order.ts';
import type { WireBoardOrder } from './board-schema.ts';

/** An order as the office's answers and streams carry it. */
export function boardOrderToWire(order: BoardOrder, timeZone: string): WireBoardOrder {
  const at = (instant: Temporal.Instant) => writeMoment(instant, timeZone);
  const { customer, place, lines } = order;
  return {
    id: order.id,
    number: order.number,
    version: order.version,
    state: order.state,
    mode: order.mode,
    arrived_at: at(order.arrivedAt),
    promised_at: at(order.promisedAt),
    due_at: at(order.dueAt),
    ready_at: at(order.readyAt),
    start_at: at(order.startAt),
    accepted_at: order.acceptedAt && at(order.acceptedAt),
    started_at: order.startedAt && at(order.startedAt),
    ended_at: order.endedAt && at(order.endedAt),
    moved_by: order.movedBy,
    scheduled: order.isScheduled,
    seen: order.isSeen,
    reason: order.reason,
    message: order.message,
    customer: { first_name: customer.firstName, initial: customer.initial, phone: customer.phone },
    place: place && placeToWire(place),
    dishes: order.dishes,
    payment: { method: order.paymentMethod, due: centsToDecimal(order.dueCents) },
    total: centsToDecimal(order.totalCents),
    refunded: centsToDecimal(order.refundedCents),
    refund_refused: order.hasRefusedRefund,
    lines: lines.map(({ itemId, categoryId, name, quantity, isFree, options, changes, note, isRefunded }) => ({
      item_id: itemId,
      name,
      quantity,
      free: isFree,
      category: categoryId,
      options,
      note,
      refunded: isRefunded,
      changes: changes.map(({ isExtra, ...change }) => ({ ...change, extra: isExtra })),
    })),
  };
}

function placeToWire({ postalCode, ...place }: NonNullable<BoardOrder['place']>): WireBoardOrder['place'] {
  const { address, address2, city, country, zone, lat, lng } = place;
  return { address, address2, postal_code: postalCode, city, country, zone, lat, lng };
}

/** Reads an order; null where anything is missing that it can't be made or placed on the board without. What was typed comes as it can be shown. */
export function boardOrderFromWire(value: unknown): BoardOrder | null {
  const wire = readObject(value);
  const state = progressStates.find((known) => known === wire.state);
  const number = readCount(wire.number);
  const version = readCount(wire.version);
  const moments = readMoments(wire);
  const lines = readAll(wire.lines, lineFromWire);
  const id = readText(wire.id);
  if (!state || number === null || !version || !moments || !lines || id === '') return null;
  const totalCents = readAmount(wire.total);
  const refundedCents = readAmount(wire.refunded);
  const payment = readObject(wire.payment);
  const dueCents = readAmount(payment.due);
  if (totalCents === null || refundedCents === null || dueCents === null) return null;
  const customer = readObject(wire.customer);
  return {
    id,
    number,
    version,
    state,
    ...moments,
    totalCents,
    refundedCents,
    dueCents,
    lines,
    mode: wire.mode === 'delivery' ? 'delivery' : 'pickup',
    movedBy: showLine(readText(wire.moved_by)) || null,
    isScheduled: readFlag(wire.scheduled, false),
    isSeen: readFlag(wire.seen, false),
    reason: endReasons.find((known) => known === wire.reason) ?? null,
    message: readText(wire.message) ? showLine(readText(wire.message)) : null,
    customer: {
      firstName: showLine(readText(customer.first_name)),
      initial: showLine(readText(customer.initial)),
      phone: showLine(readText(customer.phone)),
    },
    place: isObject(wire.place) ? placeFromWire(wire.place) : null,
    dishes: readCount(wire.dishes) ?? 0,
    paymentMethod: payment.method === 'card' ? 'card' : 'cash',
    hasRefusedRefund: readFlag(wire.refund_refused, false),
  };
}

function readMoments(wire: WireObject) {
  const arrivedAt = readMoment(wire.arrived_at);
  const promisedAt = readMoment(wire.promised_at);
  const dueAt = readMoment(wire.due_at);
  const readyAt = readMoment(wire.ready_at);
  const startAt = readMoment(wire.start_at);
  if (!arrivedAt || !promisedAt || !dueAt || !readyAt || !startAt) return null;
  const acceptedAt = readMoment(wire.accepted_at);
  const startedAt = readMoment(wire.started_at);
  const endedAt = readMoment(wire.ended_at);
  return { arrivedAt, promisedAt, dueAt, readyAt, startAt, acceptedAt, startedAt, endedAt };
}

function placeFromWire(place: WireObject): NonNullable<BoardOrder['place']> {
  const text = (name: string) => showLine(readText(place[name]));
  return {
    address: text('address'),
    address2: text('address2'),
    city: text('city'),
    country: text('country'),
    postalCode: text('postal_code'),
    zone: readText(place.zone) || null,
    lat: readNumber(place.lat),
    lng: readNumber(place.lng),
  };
}

function lineFromWire(line: WireObject): BoardLine | null {
  const itemId = readCount(line.item_id);
  const quantity = readCount(line.quantity);
  if (itemId === null || !quantity || !Array.isArray(line.changes)) return null;
  return {
    itemId,
    quantity,
    name: readText(line.name),
    categoryId: readCount(line.category) ?? 0,
    isFree: readFlag(line.free, false),
    options: readList(line.options).map((option) => {
      const { name, choices } = readObject(option);
      return { name: readText(name), choices: readList(choices).flatMap(choiceFromWire) };
    }),
    changes: readList(line.changes).map((value) => {
      const { name, quantity, group, extra } = readObject(value);
      return {
        name: readText(name),
        quantity: readCount(quantity) ?? 1,
        group: readText(group) || null,
        isExtra: readFlag(extra, false),
      };
    }),
    note: showLines(readText(line.note)).join('\n'),
    isRefunded: readFlag(line.refunded, false),
  };
}

function choiceFromWire(value: unknown): { name: string; quantity: number }[] {
  const choice = readObject(value);
  const quantity = readCount(choice.quantity);
  return quantity ? [{ name: readText(choice.name), quantity }] : [];
}
