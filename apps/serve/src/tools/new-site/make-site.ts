import { readConfig } from '../../environment/config.ts';
import { sitesFolder } from '../../installed/shop-paths.ts';
import { readWish } from './read-wish.ts';
import { writeSite } from './write-site.ts';

/** The command `site new` writes the folder of a new restaurant from options or answers. */
export async function makeSite(args: string[]): Promise<void> {
  const isRelease = process.env.SHOP_RELEASE !== undefined;
  const usual = isRelease ? sitesFolder : undefined;
  const { sitesDir } = readConfig({ SITES_DIR: process.env.SITES_DIR ?? usual });
  const wish = await readWish(args, process.stdin.isTTY);
  const folder = await writeSite(wish, sitesDir, Temporal.Now.plainDateISO().toString());
  const next = isRelease ? `shop install ${wish.id} --domain …` : `SITE=${wish.id} DATA_DIR=.data/${wish.id} npm start`;
  console.log(`${folder} est écrit. Pour le voir : ${next}. La suite : docs/guides/make-it-yours.md`);
}
