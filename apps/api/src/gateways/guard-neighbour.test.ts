import { describe, expect, it } from 'vitest';
import { GatewayFailure } from './gateway-failure.ts';
import { guardNeighbour } from './guard-neighbour.ts';

/** A guard on a clock of the test's own, before a neighbour that is up or down as the test says. */
function stand() {
  const neighbour = { isUp: false, asked: 0, now: 0 };
  const guard = guardNeighbour({ name: 'Stripe', limitMilliseconds: 50, now: () => neighbour.now });
  const ask = () =>
    guard(async () => {
      neighbour.asked += 1;
      if (!neighbour.isUp) throw new TypeError('fetch failed');
      return 'hello';
    });
  const askInVain = (times: number, secondsApart = 0) =>
    Array.from({ length: times }).reduce<Promise<void>>(async (before) => {
      await before;
      neighbour.now += secondsApart * 1_000;
      await expect(ask()).rejects.toBeInstanceOf(GatewayFailure);
    }, Promise.resolve());
  return { neighbour, guard, ask, askInVain };
}

describe('a neighbour that fails', () => {
  it('is left alone after 5 failures, without being asked', async () => {
    const { neighbour, ask, askInVain } = stand();
    await askInVain(5);
    neighbour.isUp = true;
    neighbour.now += 14_999;
    await expect(ask()).rejects.toThrow('left alone');
    expect(neighbour.asked).toBe(5);
  });

  it('is tried once after 15 s: back, it is asked as before', async () => {
    const { neighbour, ask, askInVain } = stand();
    await askInVain(5);
    neighbour.isUp = true;
    neighbour.now += 15_000;
    const [first, second] = await Promise.allSettled([ask(), ask()]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
    expect(await Promise.all([ask(), ask()])).toEqual(['hello', 'hello']);
    neighbour.isUp = false;
    await askInVain(4);
    expect(neighbour.asked).toBe(12);
  });

  it('is left alone for another 15 s when the trial fails', async () => {
    const { neighbour, ask, askInVain } = stand();
    await askInVain(5);
    await askInVain(1, 15);
    neighbour.isUp = true;
    neighbour.now += 14_000;
    await expect(ask()).rejects.toThrow('left alone');
    neighbour.now += 1_000;
    expect(await ask()).toBe('hello');
    expect(neighbour.asked).toBe(7);
  });

  it('is not left alone for 5 failures in more than 30 s', async () => {
    const { neighbour, askInVain } = stand();
    await askInVain(12, 8);
    expect(neighbour.asked).toBe(12);
  });

  it('counts as failing when it is too slow, even where the call does not listen', async () => {
    const { guard, ask } = stand();
    const hang = () => guard(() => new Promise(() => undefined));
    const answers = await Promise.allSettled([hang(), hang(), hang(), hang(), hang()]);
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    await expect(ask()).rejects.toThrow('left alone');
  });

  it('keeps what went wrong as the cause', async () => {
    const { ask } = stand();
    await expect(ask()).rejects.toMatchObject({
      message: 'Stripe could not be asked',
      cause: new TypeError('fetch failed'),
    });
  });
});
