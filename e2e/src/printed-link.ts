import { setTimeout as pause } from 'node:timers/promises';
import type { Shop } from './shop.ts';

/** A demo prints its link into the office a moment after it is open. */
const patienceMilliseconds = 10_000;

/** The link into the office that a demo has printed since it was started. @throws where none comes. */
export async function printedLink(shop: Shop): Promise<URL> {
  for (let waited = 0; waited < patienceMilliseconds; waited += 50) {
    const link = /^Office : (\S+)$/m.exec(shop.output())?.[1];
    if (link) return new URL(link);
    await pause(50);
  }
  throw new Error(`The shop has printed no link into its office:\n${shop.output()}`);
}
