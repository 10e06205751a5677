import { readConfig } from '../../environment/config.ts';
import { readWish } from './read-wish.ts';
import { writeSite } from './write-site.ts';

/** `site new`: writes the folder of a new restaurant, as the options say or as the answers do. */
export async function makeSite(args: string[]): Promise<void> {
  const { sitesDir } = readConfig({ SITES_DIR: process.env.SITES_DIR });
  const wish = await readWish(args, process.stdin.isTTY);
  const folder = await writeSite(wish, sitesDir, Temporal.Now.plainDateISO().toString());
  console.log(
    `${folder} is there. See it: SITE=${wish.id} DATA_DIR=.data/${wish.id} npm start. What comes next: docs/guides/make-it-yours.md`,
  );
}
