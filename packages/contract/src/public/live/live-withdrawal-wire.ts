import { centsToDecimal } from '@comptoir/domain';
import { readMoment, writeMoment } from '../../wire/moment.ts';
import { readAll } from '../../wire/read-all.ts';
import {
  isObject,
  readAmount,
  readCount,
  readList,
  readObject,
  readText,
  type WireObject,
} from '../../wire/wire-values.ts';
import {
  type DeclaredWithdrawal,
  type LiveWithdrawal,
  type WithdrawableLine,
  type WithdrawnUnits,
  withdrawalStates,
} from './live-withdrawal.ts';
import type { WireDeclaredWithdrawal, WireLiveWithdrawal } from './live-withdrawal-schema.ts';

export function withdrawalToWire(withdrawal: LiveWithdrawal | null, timeZone: string): WireLiveWithdrawal {
  return (
    withdrawal && {
      until: withdrawal.until && writeMoment(withdrawal.until, timeZone),
      lines: withdrawal.lines.map(({ amountCents, amountsCents, ...line }) => ({
        ...line,
        amount: centsToDecimal(amountCents),
        amounts: amountsCents.map(centsToDecimal),
      })),
      delivery: centsToDecimal(withdrawal.deliveryCents),
      declared: withdrawal.declared.map((declared) => declaredToWire(declared, timeZone)),
    }
  );
}

export function declaredToWire(
  { id, declaredAt, lines, amountCents, state, lastDay }: DeclaredWithdrawal,
  timeZone: string,
): WireDeclaredWithdrawal {
  return {
    id,
    declared_at: writeMoment(declaredAt, timeZone),
    lines,
    amount: centsToDecimal(amountCents),
    state,
    last_day: lastDay?.toString() ?? null,
  };
}

/** Null if there is no withdrawal, or if it can't be read. */
export function withdrawalFromWire(value: unknown): LiveWithdrawal | null {
  if (!isObject(value)) return null;
  const lines = readAll(value.lines, withdrawableFromWire);
  const declared = readAll(value.declared, declaredFromWire);
  const deliveryCents = readAmount(value.delivery);
  const until = readMoment(value.until);
  if (!lines || !declared || deliveryCents === null || (value.until !== null && !until)) return null;
  return { until, lines, deliveryCents, declared };
}

/** Null if the declaration can't be read. */
export function declaredFromWire(value: unknown): DeclaredWithdrawal | null {
  const wire = readObject(value);
  const declaredAt = readMoment(wire.declared_at);
  const lines = readAll(wire.lines, namedUnitsFromWire);
  const amountCents = readAmount(wire.amount);
  const state = withdrawalStates.find((known) => known === wire.state);
  if (!declaredAt || !lines || amountCents === null || !state) return null;
  return { id: readText(wire.id), declaredAt, lines, amountCents, state, lastDay: readDay(wire.last_day) };
}

function withdrawableFromWire(wire: WireObject): WithdrawableLine | null {
  const line = namedUnitsFromWire(wire);
  const amountCents = readAmount(wire.amount);
  const amountsCents = readList(wire.amounts)
    .map(readAmount)
    .filter((amount) => amount !== null);
  return line && amountCents !== null && amountsCents.length === line.units
    ? { ...line, amountCents, amountsCents }
    : null;
}

function namedUnitsFromWire(wire: WireObject): (WithdrawnUnits & { name: string }) | null {
  const line = readCount(wire.line);
  const units = readCount(wire.units);
  return line === null || units === null ? null : { line, units, name: readText(wire.name) };
}

function readDay(value: unknown): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from(readText(value));
  } catch {
    return null;
  }
}
