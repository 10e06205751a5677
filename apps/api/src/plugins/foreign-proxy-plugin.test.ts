import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { foreignProxyPlugin } from './foreign-proxy-plugin.ts';

/** Returns the log lines while a proxy at 10.0.0.7 forwards the requests of three guests. */
async function linesOf(trustProxy: string[] | false, forwarded: string | undefined): Promise<string[]> {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = Fastify({ trustProxy, logger: { level: 'warn', stream } });
  await app.register(foreignProxyPlugin);
  app.get('/', () => 'open');
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  for (let guest = 0; guest < 3; guest++) await app.inject({ url: '/', remoteAddress: '10.0.0.7', headers });
  await app.close();
  return lines;
}

it('says once that a proxy is not believed, and which peer it is [SEC-10]', async () => {
  const lines = await linesOf(false, '203.0.113.9');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ peer: '10.0.0.7', msg: expect.stringContaining('TRUST_PROXY') });
  expect(await linesOf(['10.0.0.8'], '203.0.113.9')).toHaveLength(1);
});

it('says nothing of a proxy that is believed, nor where there is none [SEC-10]', async () => {
  expect(await linesOf(['10.0.0.0/8'], '203.0.113.9')).toEqual([]);
  expect(await linesOf(false, undefined)).toEqual([]);
});
