import { describe, expect, it } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';
import { GatewayFailure } from './gateway-failure.ts';

/** Creates a circuit breaker with a controllable clock and upstream. */
function stand() {
  const upstream = { isUp: false, asked: 0, now: 0 };
  const breaker = createCircuitBreaker({ name: 'Stripe', limitMilliseconds: 50, now: () => upstream.now });
  const ask = () =>
    breaker(async () => {
      upstream.asked += 1;
      if (!upstream.isUp) throw new TypeError('fetch failed');
      return 'hello';
    });
  const askInVain = (times: number, secondsApart = 0) =>
    Array.from({ length: times }).reduce<Promise<void>>(async (before) => {
      await before;
      upstream.now += secondsApart * 1_000;
      await expect(ask()).rejects.toBeInstanceOf(GatewayFailure);
    }, Promise.resolve());
  return { upstream, breaker, ask, askInVain };
}

describe('an upstream that fails', () => {
  it('is not asked any more after 5 failures', async () => {
    const { upstream, ask, askInVain } = stand();
    await askInVain(5);
    upstream.isUp = true;
    upstream.now += 14_999;
    await expect(ask()).rejects.toThrow('circuit');
    expect(upstream.asked).toBe(5);
  });

  it('is tried once after 15 s, and asked as before if it answers', async () => {
    const { upstream, ask, askInVain } = stand();
    await askInVain(5);
    upstream.isUp = true;
    upstream.now += 15_000;
    const [first, second] = await Promise.allSettled([ask(), ask()]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
    expect(await Promise.all([ask(), ask()])).toEqual(['hello', 'hello']);
    upstream.isUp = false;
    await askInVain(4);
    expect(upstream.asked).toBe(12);
  });

  it('stays open for another 15 s when the trial fails', async () => {
    const { upstream, ask, askInVain } = stand();
    await askInVain(5);
    await askInVain(1, 15);
    upstream.isUp = true;
    upstream.now += 14_000;
    await expect(ask()).rejects.toThrow('circuit');
    upstream.now += 1_000;
    expect(await ask()).toBe('hello');
    expect(upstream.asked).toBe(7);
  });

  it('stays closed after 5 failures in more than 30 s', async () => {
    const { upstream, askInVain } = stand();
    await askInVain(12, 8);
    expect(upstream.asked).toBe(12);
  });

  it('counts as failed when it is too slow, even if the call ignores the signal', async () => {
    const { breaker, ask } = stand();
    const hang = () => breaker(() => new Promise(() => undefined));
    const answers = await Promise.allSettled([hang(), hang(), hang(), hang(), hang()]);
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    await expect(ask()).rejects.toThrow('circuit');
  });

  it('keeps what went wrong as the cause', async () => {
    const { ask } = stand();
    await expect(ask()).rejects.toMatchObject({
      message: 'Stripe could not be asked',
      cause: new TypeError('fetch failed'),
    });
  });
});
