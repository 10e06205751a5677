import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** The keys by which a menu declares what the law wants told. */
const declared = new Set(['meats', 'homemade', 'alcohol', 'withdrawal']);

/** The bytes of a shop's menus by brotli, with what the law wants declared and without it (LAW-11). */
export async function menuGrowth(shopUrl: string): Promise<{ whole: number; bare: number }> {
  const menus: unknown = await (await fetch(`${shopUrl}/v2/public/menus`)).json();
  const weigh = async (text: string) => (await compress(text)).length;
  return {
    whole: await weigh(JSON.stringify(menus)),
    bare: await weigh(JSON.stringify(menus, (key, value) => (declared.has(key) ? undefined : value))),
  };
}
