import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { desk, newDiner } from './browser.ts';
import { awake } from './diner.ts';
import { expectWhole, seeded, type Translator, translate } from './foreign-hands.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ CLOCK: '2026-11-27T19:25:00+01:00' });
});
afterAll(() => shop.dispose());

const steps = Math.ceil(200 * inject('drillShare'));
const touchable = 'button:visible:enabled, a[data-link]:visible, label:visible, input:visible:enabled';

it.each<[Translator, number]>([
  ['moves', 1],
  ['replaces', 2],
])(
  'a page whose translator %s each text goes on wherever a hand wanders, seed %i [PWA-32]',
  async (translator, seed) => {
    const { page, problems, leave } = await newDiner(shop.url, seed % 2 ? {} : { viewport: desk });
    await translate(page, translator);
    await page.goto('/menu');
    await awake(page);
    const random = seeded(seed);
    let touched = 0;
    for (let step = 0; step < steps; step++) {
      const elements = page.locator(touchable);
      const chosen = elements.nth(Math.floor(random() * Math.max(await elements.count(), 1)));
      const isField = await chosen
        .evaluate((element) => element.matches('input:not([type=radio], [type=checkbox])'))
        .catch(() => false);
      const done = isField ? chosen.fill('sans oignon', { timeout: 500 }) : chosen.click({ timeout: 500 });
      touched += await done.then(
        () => 1,
        () => 0,
      );
      if (random() < 0.15) await page.keyboard.press('Escape');
      if (random() < 0.05) await page.goBack().catch(() => undefined);
      if (!page.url().startsWith(shop.url)) await page.goto('/menu');
      await expectWhole(page, problems);
    }
    // The others were under something else, or came too late on a busy machine.
    expect(touched).toBeGreaterThan(steps / 10);
    await leave();
  },
);
