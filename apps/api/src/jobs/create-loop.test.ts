import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoop } from './create-loop.ts';

const warn = vi.fn();
const log = { warn } as unknown as FastifyBaseLogger;

/** Creates a loop whose runs end on demand. */
function stand(options: { everyMs?: number } = {}) {
  const passes: { finish(): void; fail(error: Error): void; signal: AbortSignal }[] = [];
  const loop = createLoop({
    work: (signal) =>
      new Promise<void>((finish, fail) => {
        passes.push({ finish, fail, signal });
      }),
    log,
    failure: 'the work could not be done',
    ...options,
  });
  return { loop, passes };
}

/** Lets all pending promises settle. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

describe('a loop', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    warn.mockReset();
  });

  it('works when woken, and rests otherwise', async () => {
    const { loop, passes } = stand();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(passes).toHaveLength(0);
    loop.wake();
    expect(passes).toHaveLength(1);
    passes[0]?.finish();
    await settle();
    expect(passes).toHaveLength(1);
  });

  it('works once more when it was woken during work, however often', async () => {
    const { loop, passes } = stand();
    for (let times = 0; times < 4; times++) loop.wake();
    expect(passes).toHaveLength(1);
    passes[0]?.finish();
    await settle();
    expect(passes).toHaveLength(2);
    passes[1]?.finish();
    await settle();
    expect(passes).toHaveLength(2);
  });

  it('works by itself at its intervals, one pass at a time', async () => {
    const { loop, passes } = stand({ everyMs: 1_000 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(passes).toHaveLength(1);
    passes[0]?.finish();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(passes).toHaveLength(2);
    passes[1]?.finish();
    await loop.stop();
  });

  it('logs a pass that failed and goes on', async () => {
    const { loop, passes } = stand();
    const drained = loop.drain();
    passes[0]?.fail(new Error('no database'));
    await drained;
    expect(warn).toHaveBeenCalledExactlyOnceWith({ err: new Error('no database') }, 'the work could not be done');
    loop.wake();
    expect(passes).toHaveLength(2);
  });

  it('has, when drained, begun and ended a pass since then', async () => {
    const { loop, passes } = stand();
    loop.wake();
    let isDrained = false;
    const drained = loop.drain().then(() => {
      isDrained = true;
    });
    passes[0]?.finish();
    await settle();
    expect([passes.length, isDrained]).toEqual([2, false]);
    passes[1]?.finish();
    await drained;
    expect(isDrained).toBe(true);
  });

  it('tells its work to end when stopped, waits for it, and begins nothing more', async () => {
    const { loop, passes } = stand({ everyMs: 1_000 });
    loop.wake();
    loop.wake();
    let isStopped = false;
    const stopped = loop.stop().then(() => {
      isStopped = true;
    });
    await settle();
    expect([passes[0]?.signal.aborted, isStopped]).toEqual([true, false]);
    passes[0]?.finish();
    await stopped;
    loop.wake();
    await loop.drain();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(passes).toHaveLength(1);
  });
});
