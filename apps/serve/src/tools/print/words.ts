import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What stands behind the name of a command. */
export interface Words {
  /** A file, or an order's number; empty where none was given. */
  subject: string;
  isJson: boolean;
  limit: number;
  /** Positions of an order's lines, from 1. */
  lines: number[];
  /** Empty where none was given. */
  email: string;
  /** Which of the shops of this machine; empty where none was given. */
  shop: string;
}

/** A command line that can't be used. */
export class Misused extends Error {
  override readonly name = 'Misused';
}

/** What can't be used is answered with how the tools are used. */
export function demand(isUsable: boolean): asserts isUsable {
  if (!isUsable) throw new Misused();
}

/** Reads options, and the words between them. Throws `Misused` where an option is unknown or lacks its value. */
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

/** Reads a command line into the two words that name a command, and the others. Throws `Misused`. */
export function readWords(args: string[]): { name: string; words: Words } {
  const { values, positionals } = readOptions(args, {
    json: { type: 'boolean', default: false },
    limit: { type: 'string', default: '50' },
    line: { type: 'string', multiple: true, default: [] },
    email: { type: 'string', default: '' },
    shop: { type: 'string', default: '' },
  });
  const { json: isJson, limit, line, email, shop } = values;
  const [subject = ''] = positionals.slice(2);
  const words = { subject, isJson, limit: Number(limit), lines: line.map(Number), email, shop };
  return { name: positionals.slice(0, 2).join(' '), words };
}
