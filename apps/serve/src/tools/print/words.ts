import { type ParseArgsConfig, parseArgs } from 'node:util';

export interface Words {
  subject: string;
  isJson: boolean;
  isRegistering: boolean;
  limit: number;
  /** Positions of an order's lines, starting at 1. */
  lines: number[];
  /** An amount in the currency's unit as typed; empty if none was given. */
  amount: string;
  email: string;
  /** An end of the books as `SEQ:HASH`; empty if none was given. */
  head: string;
  reason: string;
  /** A calendar year such as "2026", and a month from "1" to "12"; empty if none was given. */
  year: string;
  month: string;
  /** A folder to write files into; empty for the working folder. */
  out: string;
  shop: string;
}

export class Misused extends Error {
  override readonly name = 'Misused';
}

/** Throws `Misused`, which prints the usage. */
export function demand(isUsable: boolean): asserts isUsable {
  if (!isUsable) throw new Misused();
}

/** Throws `Misused` for an unknown option or a missing value. */
export function readOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch {
    throw new Misused();
  }
}

/** Splits a command line into the command's name and its arguments. Throws `Misused`. */
export function readWords(args: string[]): { name: string; words: Words } {
  const { values, positionals } = readOptions(args, {
    json: { type: 'boolean', default: false },
    register: { type: 'boolean', default: false },
    limit: { type: 'string', default: '50' },
    line: { type: 'string', multiple: true, default: [] },
    amount: { type: 'string', default: '' },
    email: { type: 'string', default: '' },
    head: { type: 'string', default: '' },
    reason: { type: 'string', default: '' },
    year: { type: 'string', default: '' },
    month: { type: 'string', default: '' },
    out: { type: 'string', default: '' },
    shop: { type: 'string', default: '' },
  });
  const {
    json: isJson,
    register: isRegistering,
    limit,
    line,
    amount,
    email,
    head,
    reason,
    shop,
    year,
    month,
    out,
  } = values;
  const [subject = ''] = positionals.slice(2);
  const words = {
    subject,
    isJson,
    isRegistering,
    limit: Number(limit),
    lines: line.map(Number),
    amount,
    email,
    head,
    reason,
    shop,
    year,
    month,
    out,
  };
  return { name: positionals.slice(0, 2).join(' '), words };
}
