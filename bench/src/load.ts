import { fork } from 'node:child_process';
import autocannon from 'autocannon';

/** Requests per second of an address, asked over 10 kept connections; the best of some short rounds, for machines are shared. */
export async function requestsPerSecond(url: string, { seconds = 3, rounds = 3 } = {}): Promise<number> {
  let best = 0;
  for (let round = 0; round < rounds; round++) {
    const result = await autocannon({ url, connections: 10, duration: seconds });
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${url}: ${result.non2xx} answers were no success, ${result.errors} failed`);
    best = Math.max(best, result.requests.average);
  }
  return best;
}

/** A bare Node server in a process of its own that writes these bytes; the floor that ours is measured against. */
export async function openBareServer(body: Buffer, contentType: string): Promise<{ url: string; close: () => void }> {
  const child = fork(new URL('./bare-server.ts', import.meta.url), { serialization: 'advanced', stdio: 'inherit' });
  child.send({ body, contentType });
  const port = await new Promise<number>((resolve) => child.once('message', (message) => resolve(message as number)));
  return { url: `http://127.0.0.1:${port}/`, close: () => child.kill() };
}
