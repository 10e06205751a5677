import type { Browser } from 'playwright-core';
import { makeOrder, postOrder } from '../make-order.ts';
import type { Measure } from '../report.ts';
import { countLoad } from './count-load.ts';
import { type FirstScreen, firstScreens, orderScreen } from './first-screens.ts';
import { openBrowser } from './open-browser.ts';
import { runLighthouse } from './run-lighthouse.ts';
import { measureSlowLines } from './slow-lines.ts';

async function measureLoad(browser: Browser, url: string, screen: FirstScreen): Promise<Measure[]> {
  const { name, path, hasCart, mostRequests, mostScripts, mostDocument } = screen;
  const load = await countLoad(browser, url, path, hasCart);
  const wire = { unit: 'kB', kind: 'most', against: 'on the wire' } as const;
  const before = `${load.before} before the first script`;
  return [
    { name: `${name}: requests`, value: load.requests, unit: '', limit: mostRequests, kind: 'most', against: before },
    { name: `${name}: JavaScript`, value: load.scripts, limit: mostScripts, ...wire },
    { name: `${name}: HTML`, value: load.document, limit: mostDocument, ...wire },
  ];
}

async function placeOrder(url: string): Promise<string> {
  const answer = await postOrder(url, await makeOrder(url));
  const { payload } = (await answer.json()) as { payload: { track_token: string } };
  return `/commande/${payload.track_token}`;
}

export async function measurePages(url: string, runs: number): Promise<Measure[]> {
  const order = await placeOrder(url);
  const screens = [...firstScreens, orderScreen(order)];
  const browser = await openBrowser();
  const measures: Measure[] = [];
  for (const { path } of screens) await countLoad(browser, url, path, false);
  for (const screen of screens) measures.push(...(await measureLoad(browser, url, screen)));
  measures.push(...(await measureSlowLines(browser, url, order, runs)));
  await browser.close();
  return [...measures, ...(await runLighthouse(url, screens, runs))];
}
