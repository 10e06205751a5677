import { type Browser, chromium } from 'playwright-core';
import type { Measure } from './report.ts';

/** What a browser has loaded of a page. */
interface Load {
  requests: number;
  /** On the wire, headers included, in kB. */
  scripts: number;
  document: number;
  /** Requests until the page is taken over; nothing of ours is asked for before its scripts. */
  before: number;
}

const phone = { width: 412, height: 823 };
/** Nothing asked for during so long: the page is quiet. */
const quietMilliseconds = 2500;

/** Loads a page as a new visitor does, and counts until nothing is asked for any more. */
async function loadPage(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({ viewport: phone, isMobile: true, deviceScaleFactor: 2.6, hasTouch: true });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let last = Date.now();
  let before = 0;
  network.on('Network.requestWillBeSent', ({ requestId, type = '' }) => {
    if (type === 'Script' && before === 0) before = kinds.size;
    kinds.set(requestId, type);
    last = Date.now();
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? '';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    last = Date.now();
  });
  await network.send('Network.enable');
  await page.goto(address);
  while (Date.now() - last < quietMilliseconds) await page.waitForTimeout(100);
  await context.close();
  const kilobytes = (kind: string) => (bytes[kind] ?? 0) / 1000;
  return { requests: kinds.size, scripts: kilobytes('Script'), document: kilobytes('Document'), before };
}

const pages = [
  { path: '/', requests: 28, document: 14.6 },
  { path: '/menu', requests: 28, document: 14.6 },
  { path: '/checkout', requests: 17, document: 14.6 },
];

/** What a phone loads of each first screen until it is quiet, counted by a browser. */
export async function measurePages(url: string): Promise<Measure[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  const measures: Measure[] = [];
  for (const { path, requests, document } of pages) {
    // The first visitor of all makes the server render and compress.
    await loadPage(browser, url + path);
    const load = await loadPage(browser, url + path);
    const against = `${load.before} requests before the first script`;
    measures.push(
      { name: `${path}: requests`, value: load.requests, unit: '', limit: requests, kind: 'most', against },
      {
        name: `${path}: JavaScript`,
        value: load.scripts,
        unit: 'kB',
        limit: 105,
        kind: 'most',
        against: 'on the wire',
      },
      {
        name: `${path}: HTML`,
        value: load.document,
        unit: 'kB',
        limit: document,
        kind: 'most',
        against: 'on the wire',
      },
    );
  }
  await browser.close();
  return measures;
}
