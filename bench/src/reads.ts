import { setTimeout as sleep } from 'node:timers/promises';
import { menuGrowth } from '@comptoir/e2e/menu-growth';
import { openChild } from './load/child.ts';
import { type LoadClient, openLoadClient } from './load/load-client.ts';
import { loadInTurns, medianRatio, type Subject } from './load/servers-in-turns.ts';
import { browserHeaders, takeAnswer } from './load/take-answer.ts';
import { quantile } from './quantile.ts';
import type { Measure } from './report.ts';
import { type BenchShop, openBenchShop } from './shop/run-shop.ts';

const turns = { rounds: 5, seconds: 1.5, warmUpSeconds: 2 };
/** More connections than a browser opens. Pipelining saves CPU time of the client, which must not be the bottleneck. */
const crowd = { connections: 10, pipelined: 4, headers: browserHeaders };
/** After its first request, a page is compressed again in the background at a higher level. */
const settleMilliseconds = 2_000;

/** Node adds these headers itself, so the bare server must not copy them. */
const isOwnHeader = (name: string) => ['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name);

async function readAnswer(url: string) {
  await takeAnswer(url);
  await sleep(settleMilliseconds);
  const { body, headers } = await takeAnswer(url);
  const kept = Object.entries(headers).filter(([name]) => !isOwnHeader(name));
  return { body, headers: Object.fromEntries(kept) as Record<string, string> };
}

async function openBare(body: Buffer, headers: Record<string, string>) {
  const child = openChild('./bare-server.ts');
  const port = await child.ask<number>({ body, headers });
  const subject: Subject = { pid: child.pid, load: { ...crowd, url: `http://127.0.0.1:${port}/` } };
  return { subject, close: child.close };
}

async function measurePath(client: LoadClient, shop: BenchShop, path: string): Promise<Measure[]> {
  const { body, headers } = await readAnswer(shop.url + path);
  const { 'content-type': type = '', 'content-encoding': encoding = '', 'content-length': length = '' } = headers;
  const bare = await openBare(body, { 'content-type': type, 'content-encoding': encoding, 'content-length': length });
  const dressed = await openBare(body, headers);
  const ours: Subject = { pid: shop.pid, load: { ...crowd, url: shop.url + path } };
  const results = await loadInTurns(client, [ours, bare.subject, dressed.subject], turns);
  await bare.close();
  await dressed.close();
  const [own = [], floor = [], dressedFloor = []] = results;
  const rate = (rounds: typeof own) =>
    Math.round(
      quantile(
        rounds.map(({ perSecond }) => perSecond),
        0.5,
      ),
    );
  const measure = (what: string, to: typeof own, limit: number): Measure => ({
    name: `GET ${path} beside ${what}`,
    value: medianRatio(own, to, 'perSecond'),
    unit: 'x',
    limit,
    kind: 'least',
    against: `${rate(own)} of ${rate(to)} answers/s, ${body.length} bytes; ${(1 / medianRatio(own, to, 'perAnswer')).toFixed(2)} by processor time`,
  });
  return [measure('bare Node', floor, 0.55), measure('bare Node with the same headers', dressedFloor, 0.8)];
}

async function measureGrowth(shop: BenchShop): Promise<Measure> {
  const { whole, bare } = await menuGrowth(shop.url);
  return {
    name: 'menus with what the law wants declared',
    value: (whole / bare - 1) * 100,
    unit: '%',
    limit: 8,
    kind: 'most',
    against: `${whole} of ${bare} bytes by brotli`,
  };
}

export async function measureReads(): Promise<Measure[]> {
  const shop = await openBenchShop();
  const client = openLoadClient();
  try {
    const measures: Measure[] = [await measureGrowth(shop)];
    for (const path of ['/v2/public/menus', '/menu']) measures.push(...(await measurePath(client, shop, path)));
    return measures;
  } finally {
    await client.close();
    await shop.close();
  }
}
