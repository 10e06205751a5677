import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { questions, type SiteWish } from './site-wish.ts';

const names = Object.keys(questions) as (keyof SiteWish)[];

/** Without options, a terminal is asked. Missing values have defaults. @throws Error for an unknown option */
export async function readWish(args: string[], isAsking: boolean): Promise<SiteWish> {
  const given = readOptions(args);
  const asker =
    isAsking && args.length === 0 ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  const wish: Partial<SiteWish> = {};
  for (const name of names) {
    const { ask, usual } = questions[name];
    const answer = given[name] ?? (await asker?.question(`${ask} [${usual(wish)}] : `));
    wish[name] = String(answer ?? '').trim() || usual(wish);
  }
  asker?.close();
  return wish as SiteWish;
}

function readOptions(args: string[]): Partial<SiteWish> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ args, options }).values;
  } catch {
    const known = names.map((name) => `--${name}`).join(', ');
    throw new Error(`« ${args.join(' ')} » ne se lit pas : site new connaît ${known}, chacune avec sa valeur.`);
  }
}
