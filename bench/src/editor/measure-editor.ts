import { openShop } from '@comptoir/e2e';
import { enterOffice, type OfficeSession } from '@comptoir/e2e/office-hand';
import { growMenu } from '../page/grow-menu.ts';
import { openBrowser } from '../page/open-browser.ts';
import { quantile } from '../quantile.ts';
import type { Measure } from '../report.ts';

const dishes = 500;
const saves = 40;
const openings = 9;
/** CPU throttling makes the owner's phone this much slower than the machine of the benchmark. */
const slowdown = 4;

const catalogue = '/v2/office/catalogue';

interface Edited {
  file: { menus: { categories: { category_id: number; items: { item_id: number; item_score: number }[] }[] }[] };
  bases: Record<string, string>;
}

/** Measures the menu editor with 500 dishes: its list, a save and the checks (MED-22, REH-06). */
export async function measureEditor(): Promise<Measure[]> {
  const shop = await openShop({ RATE_LIMIT_FACTOR: '100000' });
  try {
    // The office accepts requests only at its own `SITE_ROOT`, so the shop restarts with its actual address.
    await shop.stop();
    await shop.restart({ SITE_ROOT: shop.url });
    await growMenu(shop, dishes);
    const office = await enterOffice(shop);
    return [await timeLists(shop.url, office), await timeSaves(office), await timeChecks(office)];
  } finally {
    await shop.dispose();
  }
}

/** From the tap on the link to the drawn list of dishes. */
async function timeLists(url: string, office: OfficeSession): Promise<Measure> {
  const browser = await openBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, baseURL: url });
  const [name = '', value = ''] = office.cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const times: number[] = [];
  // The first opening loads the page's code, so that it is not counted.
  for (let count = 0; count <= openings; count += 1) {
    await page.goto('/office/equipe');
    await page.getByRole('link', { name: 'Carte' }).first().waitFor();
    await page.waitForTimeout(1_000);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const time = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const startedAt = performance.now();
          const look = () => {
            if (document.querySelector('[data-testid=dish]')) resolve(performance.now() - startedAt);
            else requestAnimationFrame(look);
          };
          document.querySelector<HTMLAnchorElement>('a[href="/office/carte"]')?.click();
          look();
        }),
    );
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    if (count > 0) times.push(time);
  }
  await browser.close();
  return {
    name: `the editor: the list of ${dishes} dishes from the tap on, median`,
    value: quantile(times, 0.5),
    unit: 'ms',
    limit: 300,
    kind: 'most',
    against: `a processor ${slowdown} times slower, 90th percentile ${quantile(times, 0.9).toFixed(0)} ms`,
  };
}

async function timeSaves(office: OfficeSession): Promise<Measure> {
  const { file, bases } = await read(office);
  const items = file.menus.flatMap(({ categories }) =>
    categories.flatMap(({ category_id, items }) => items.map((item) => ({ ...item, category_id }))),
  );
  const times: number[] = [];
  for (const { item_id, ...item } of items.slice(0, saves)) {
    const value = { ...item, item_score: item.item_score + 1 };
    const startedAt = performance.now();
    await office.send('PUT', `${catalogue}/item/${item_id}`, { value, base: bases[`item/${item_id}`] });
    times.push(performance.now() - startedAt);
  }
  return {
    name: `the editor: a save among ${dishes} dishes, 95th percentile`,
    value: quantile(times, 0.95),
    unit: 'ms',
    limit: 200,
    kind: 'most',
    against: `${saves} changes, median ${quantile(times, 0.5).toFixed(1)} ms`,
  };
}

async function timeChecks(office: OfficeSession): Promise<Measure> {
  const times: number[] = [];
  for (let count = 0; count < openings; count += 1) {
    const startedAt = performance.now();
    await office.send('POST', `${catalogue}/checks`, { isDraft: true });
    times.push(performance.now() - startedAt);
  }
  return {
    name: `the editor: the checks of ${dishes} dishes, median`,
    value: quantile(times, 0.5),
    unit: 'ms',
    limit: 300,
    kind: 'most',
    against: `the whole answer, 90th percentile ${quantile(times, 0.9).toFixed(0)} ms`,
  };
}

async function read(office: OfficeSession): Promise<Edited> {
  const answer = await office.send('GET', `${catalogue}?draft=1`);
  return ((await answer.json()) as { payload: Edited }).payload;
}
