import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Measure } from '../report.ts';

const livePages = 1_000;
/** So many open at the same moment: what they stay is weighed, not the waste of a thousand answers at once. */
const openedAtOnce = 20;
/** So many pages may follow one order, and one household may have open. */
const [pagesOfOrder, pagesOfPeer] = [3, 30];
/** So many orders the pages follow. */
export const ordersToFollow = Math.ceil(livePages / pagesOfOrder);
/** For timers and garbage of what was done before. */
const restMilliseconds = 10_000;

/** What pages that follow their orders cost the server in memory (LIV-06). */
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

/** What the server's process holds, as it says so itself. */
async function readMegabytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1024 / 1024;
}
