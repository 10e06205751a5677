// npm run site:new: writes the folder of a new restaurant.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');
const { readConfig } = await import('../../environment/config.ts');
const { readWish } = await import('./read-wish.ts');
const { writeSite } = await import('./write-site.ts');

try {
  const { sitesDir } = readConfig({ SITES_DIR: process.env.SITES_DIR });
  const wish = await readWish(process.argv.slice(2), process.stdin.isTTY);
  const folder = await writeSite(wish, sitesDir, Temporal.Now.plainDateISO().toString());
  console.log(
    `${folder} is there. See it: SITE=${wish.id} DATA_DIR=.data/${wish.id} npm start. What comes next: docs/guides/make-it-yours.md`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
// The bootstrap's channel would keep the process.
process.disconnect?.();
