import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from './quantile.ts';
import type { Measure } from './report.ts';
import { openBenchShop } from './shop/run-shop.ts';

const guests = 50;
const seconds = 30;
const restSeconds = 10;
const betweenMilliseconds = 10;

async function timeMenu(url: string, duration: number): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + duration * 1000;
  while (performance.now() < end) {
    const startedAt = performance.now();
    await (await fetch(`${url}/v2/public/menus`)).arrayBuffer();
    times.push(performance.now() - startedAt);
    await sleep(betweenMilliseconds);
  }
  return quantile(times, 0.99);
}

/** Sends failing logins until `isOver` is true. Returns the number of logins. */
async function logInUntil(url: string, isOver: () => boolean): Promise<number> {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'Secret-1234' });
  for (let count = 0; ; count += 1) {
    if (isOver()) return count;
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(`${url}/v2/public/auth/login/`, { method: 'POST', headers, body });
    // The account does not exist, but the server does the same work as for an existing one.
    if (status !== 401) throw new Error(`a login was answered by ${status}`);
  }
}

export async function measureLogins(): Promise<Measure[]> {
  const shop = await openBenchShop();
  try {
    await timeMenu(shop.url, 3);
    const atRest = await timeMenu(shop.url, restSeconds);
    let isOver = false;
    const loggingIn = Array.from({ length: guests }, () => logInUntil(shop.url, () => isOver));
    const busy = await timeMenu(shop.url, seconds);
    isOver = true;
    const logins = (await Promise.all(loggingIn)).reduce((sum, count) => sum + count, 0);
    return [
      {
        name: `menu while ${guests} log in at once, 99th percentile`,
        value: busy / atRest,
        unit: 'times that at rest',
        limit: 3,
        kind: 'most',
        against: `${atRest.toFixed(1)} ms at rest, ${busy.toFixed(1)} ms meanwhile, ${Math.round(logins / seconds)} logins a second`,
      },
    ];
  } finally {
    await shop.close();
  }
}
