import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { closeBrowsers, desk, newDiner, phone } from './browser.ts';
import { scenes } from './scenes/all.ts';
import { type Scene, type SceneShop, sceneShops } from './scenes/scene.ts';
import type { Shop } from './shop.ts';

/** Takes screenshots of all scenes at two widths: `npm run shots -- FOLDER [WORDS]`. WORDS selects scenes by name. */

const [folder, words = ''] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the pictures: npm run shots -- FOLDER');

/** The shop restarts after this time, because its set clock starts again and all screenshots then show the same minute. */
const sameMinuteMilliseconds = 20_000;
const mostTries = 20;
const betweenTriesMilliseconds = 150;

/** Waits for fonts, pictures and the page's requests. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  // A frame of the payment provider may send requests forever.
  await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

/** Repeats the screenshot until two in a row are equal, so that no animation is running. */
async function takePicture(page: Page, { name, frame }: Scene): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0);
  for (let tries = 0; tries < mostTries; tries++) {
    const picture = await page.screenshot({ fullPage: frame === 'page', animations: 'disabled', caret: 'hide' });
    if (picture.equals(last)) return picture;
    last = picture;
    await page.waitForTimeout(betweenTriesMilliseconds);
  }
  throw new Error(`${name} never comes to rest`);
}

async function shoot(shop: Shop, scene: Scene, viewport: typeof phone, file: string): Promise<void> {
  const { page, leave } = await newDiner(shop.url, { viewport });
  await scene.enter(page);
  await settle(page);
  await writeFile(file, await takePicture(page, scene));
  await leave();
}

async function shootShop(kind: SceneShop, target: string): Promise<void> {
  const wanted = scenes.filter(({ shop, name }) => shop === kind && name.includes(words));
  if (wanted.length === 0) return;
  const shop = await sceneShops[kind]();
  let startedAt = Date.now();
  for (const scene of wanted)
    for (const viewport of [phone, desk]) {
      if (Date.now() - startedAt > sameMinuteMilliseconds) {
        await shop.stop();
        await shop.restart().catch(() => shop.restart());
        startedAt = Date.now();
      }
      const name = `${scene.name.replaceAll(/\W+/g, '-')}-${viewport.width}.png`;
      await shoot(shop, scene, viewport, join(target, name)).catch((error: unknown) => {
        process.exitCode = 1;
        console.error(`${name}: ${error}`);
      });
    }
  await shop.dispose();
}

await mkdir(folder, { recursive: true });
for (const kind of Object.keys(sceneShops) as SceneShop[]) await shootShop(kind, folder);
await closeBrowsers();
