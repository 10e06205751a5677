import { setTimeout as pause } from 'node:timers/promises';
import type { Shop } from './shop.ts';

/** A demo prints its link to the office some time after it has started. */
const patienceMilliseconds = 10_000;

export async function printedLink(shop: Shop): Promise<URL> {
  for (let waited = 0; waited < patienceMilliseconds; waited += 50) {
    const link = /^Office : (\S+)$/m.exec(shop.output())?.[1];
    if (link) return new URL(link);
    await pause(50);
  }
  throw new Error(`The shop has printed no link into its office:\n${shop.output()}`);
}
