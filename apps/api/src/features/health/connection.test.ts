import { paths } from '@comptoir/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

const nginx = '127.0.0.1';

describe('how the shop sees the caller', () => {
  let trusting: TestShop;
  let lone: TestShop;
  beforeAll(async () => {
    trusting = await openTestShop({ trustProxy: [nginx], limits: { connectionReadsPerMinute: 3 } });
    lone = await openTestShop({ database: trusting.database });
  });
  afterAll(async () => {
    await lone.close();
    await trusting.close();
  });

  const seen = async (shop: TestShop, remoteAddress: string, headers: Record<string, string> = {}) => {
    const answer = await shop.send('GET', paths.connection, undefined, { remoteAddress, headers });
    expect(answer.headers['cache-control']).toBe('no-store');
    return answer.json().payload;
  };
  const proxied = { 'x-forwarded-for': '198.51.100.9', 'x-forwarded-proto': 'https' };

  it('is as the limits count them, behind a trusted proxy [API-47]', async () => {
    const payload = { visitor: '198.51.100.9', is_https: true, is_forwarded: true };
    expect(await seen(trusting, nginx, proxied)).toEqual(payload);
    const six = { ...proxied, 'x-forwarded-for': '2001:db8:1:2:3::4' };
    expect(await seen(trusting, nginx, six)).toEqual({ ...payload, visitor: '2001:db8:1:2::/64' });
    // Visitors on the same machine have its address.
    const own = { ...proxied, 'x-forwarded-for': nginx };
    expect(await seen(trusting, nginx, own)).toEqual({ ...payload, visitor: nginx });
  });

  it('is the address of the peer, whatever its headers say, without a trusted proxy [API-47, SEC-10]', async () => {
    const payload = { is_https: false, is_forwarded: false };
    expect(await seen(lone, nginx, proxied)).toEqual({ ...payload, visitor: nginx });
    expect(await seen(trusting, '198.51.100.7', proxied)).toEqual({ ...payload, visitor: '198.51.100.7' });
    expect(await seen(trusting, '198.51.100.7')).toEqual({ ...payload, visitor: '198.51.100.7' });
  });

  it('has a limit by minute [API-47, SEC-10]', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1)
      statuses.push(
        (await trusting.send('GET', paths.connection, undefined, { remoteAddress: '198.51.100.50' })).statusCode,
      );
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
