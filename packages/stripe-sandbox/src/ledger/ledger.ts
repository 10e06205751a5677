import { closeSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { SavedAnswer } from './saved-answer.ts';
import type {
  Charge,
  Customer,
  Dispute,
  PaymentIntent,
  PaymentMethod,
  PaymentMethodDomain,
  PaypalVisit,
  Refund,
  StripeEvent,
} from './stripe-objects.ts';

interface Tables {
  customers: Customer;
  paymentMethods: PaymentMethod;
  paymentIntents: PaymentIntent;
  charges: Charge;
  domains: PaymentMethodDomain;
  visits: PaypalVisit;
  disputes: Dispute;
  refunds: Refund;
  events: StripeEvent;
  answers: SavedAnswer;
}

type Table = keyof Tables;
type Put = [table: Table, row: Tables[Table]];

/** The rows that one request writes, all in one line of the file, or none. */
export interface Changes {
  get<T extends Table>(table: T, id: string): Tables[T] | undefined;
  put<T extends Table>(table: T, row: Tables[T]): void;
  /** The rows as they were when the request began, oldest first. */
  list<T extends Table>(table: T): Tables[T][];
  commit(): StripeEvent[];
}

export interface Ledger {
  begin(): Changes;
  list<T extends Table>(table: T): Tables[T][];
  close(): void;
}

const tables: Table[] = [
  'customers',
  'paymentMethods',
  'paymentIntents',
  'charges',
  'domains',
  'visits',
  'disputes',
  'refunds',
  'events',
  'answers',
];

/**
 * The sandbox's rows. With a file, each commit appends one line before the response, so a killed process loses nothing that it
 * acknowledged. Reopening replays the file.
 */
export function openLedger(dataFile: string | null): Ledger {
  const rows = Object.fromEntries(tables.map((table) => [table, new Map()])) as {
    [T in Table]: Map<string, Tables[T]>;
  };
  const apply = (puts: Put[]) => {
    for (const [table, row] of puts) (rows[table] as Map<string, Tables[Table]>).set(row.id, row);
  };

  const file = dataFile === null ? null : openSync(dataFile, 'a+');
  if (dataFile !== null && file !== null) {
    // A last line without its end was cut off when the process was killed, before any response, so it is removed.
    const text = readFileSync(dataFile, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    ftruncateSync(file, Buffer.byteLength(whole));
    for (const line of whole.split('\n')) if (line !== '') apply(JSON.parse(line));
  }

  return {
    begin() {
      const puts: Put[] = [];
      return {
        get: <T extends Table>(table: T, id: string) =>
          (puts.findLast(([name, row]) => name === table && row.id === id)?.[1] as Tables[T] | undefined) ??
          rows[table].get(id),
        put: (table, row) => void puts.push([table, row]),
        list: (table) => [...rows[table].values()],
        commit() {
          if (puts.length === 0) return [];
          if (file !== null) writeSync(file, `${JSON.stringify(puts)}\n`);
          apply(puts);
          return puts.flatMap(([table, row]) => (table === 'events' ? [row as StripeEvent] : []));
        },
      };
    },
    list: (table) => [...rows[table].values()],
    close: () => {
      if (file !== null) closeSync(file);
    },
  };
}
