import { expect, it } from 'vitest';
import { untilInterrupted } from './until-interrupted.ts';

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'aborts the work at a %s, and waits until it has cleaned up',
  async (name) => {
    const before = process.listenerCount(name);
    const steps: string[] = [];
    const work = untilInterrupted(async (signal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      steps.push('told');
      await Promise.resolve();
      steps.push('clean');
      return 'over';
    });
    // The terminal and the parent process both send the signal.
    process.emit(name);
    process.emit(name);
    expect(await work).toBe('over');
    expect(steps).toEqual(['told', 'clean']);
    expect(process.listenerCount(name)).toBe(before);
  },
);
