import { setTimeout as sleep } from 'node:timers/promises';
import { takeAnswer } from '../load/take-answer.ts';
import type { Measure } from '../report.ts';
import { openBenchShop } from '../shop/run-shop.ts';
import { importItems, untilShown } from './grow-catalogue.ts';
import { longestStop } from './longest-stop.ts';

/** When what the demo serves changes by the clock alone, on its Friday. */
const boundaries = { opening: '2026-11-20T17:30:00Z', midnight: '2026-11-20T23:00:00Z' };
/** Enough to put the dishes in and to render their page. */
const secondsBefore = 40;
const secondsAfter = 8;

/** The longest stop of a server's thread while its clock passes an instant and its guests look at a menu of so many dishes. */
async function stopAt(instant: Temporal.Instant, dishes: number): Promise<number> {
  const shop = await openBenchShop({ clock: instant.subtract({ seconds: secondsBefore }).toString() });
  const look = async () => {
    const answers = ['/menu', '/v2/public/menus'].map(async (path) => {
      const { headers } = await takeAnswer(shop.url + path);
      return Date.parse(headers.date ?? '');
    });
    return Math.min(...(await Promise.all(answers)));
  };
  try {
    await importItems(shop.dataDir, dishes);
    await untilShown(shop.url, dishes);
    if ((await look()) >= instant.epochMilliseconds) throw new Error(`${dishes} dishes were not there in time`);
    await longestStop(shop.url);
    while ((await look()) < instant.epochMilliseconds + secondsAfter * 1000) await sleep(50);
    return await longestStop(shop.url);
  } finally {
    await shop.close();
  }
}

/** How long the thread stands still where the clock itself changes what a big menu shows. */
export async function measureBoundaries(dishes: number, longestAllowed: number): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const [name, at] of Object.entries(boundaries))
    measures.push({
      name: `longest stop of the thread at ${name}`,
      value: await stopAt(Temporal.Instant.from(at), dishes),
      unit: 'ms',
      limit: longestAllowed,
      kind: 'most',
      against: `${dishes} dishes, looked at all the time`,
    });
  return measures;
}
