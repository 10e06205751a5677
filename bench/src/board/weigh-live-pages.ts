import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Measure } from '../report.ts';

const livePages = 1_000;
/** A few streams are opened at once, so that the temporary memory of simultaneous requests does not count. */
const openedAtOnce = 20;
/** The limits of open streams per order and per IP address. */
const [pagesOfOrder, pagesOfPeer] = [3, 30];
export const ordersToFollow = Math.ceil(livePages / pagesOfOrder);
/** Lets timers and garbage collection of earlier work finish. */
const restMilliseconds = 10_000;

/** Measures the server's memory per page that follows an order (LIV-06). */
export async function weighLivePages(url: string, tokens: readonly string[]): Promise<Measure> {
  await sleep(restMilliseconds);
  const before = await readMegabytes(url);
  const open: IncomingMessage[] = [];
  while (open.length < livePages) {
    const next = Array.from({ length: openedAtOnce }, (_, index) => open.length + index);
    open.push(
      ...(await Promise.all(next.map((index) => followOrder(url, tokens[index % tokens.length] ?? '', index)))),
    );
  }
  await sleep(restMilliseconds);
  const after = await readMegabytes(url);
  for (const answer of open) answer.destroy();
  return {
    name: `${livePages} pages that follow orders`,
    value: after - before,
    unit: 'MiB',
    limit: 60,
    kind: 'most',
    against: `${before.toFixed(0)} MiB without`,
  };
}

async function followOrder(url: string, token: string, index: number): Promise<IncomingMessage> {
  const peer = Math.floor(index / pagesOfPeer);
  const headers = { 'x-forwarded-for': `198.51.100.${peer}` };
  const { promise, resolve } = Promise.withResolvers<IncomingMessage>();
  get(`${url}/v2/public/orders/${token}/live`, { headers, agent: false }, resolve);
  const answer = await promise;
  if (answer.statusCode !== 200) throw new Error(`A page was answered by ${answer.statusCode}.`);
  return answer.on('error', () => undefined).resume();
}

/** The resident memory in MB that the server reports in its metrics. */
async function readMegabytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1024 / 1024;
}
