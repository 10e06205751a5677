import { availableParallelism } from 'node:os';

/**
 * How many test files run at once: half as many more than there are cores, because a test waits for the database or
 * the browser a third of its time. It is a number, because Vitest cuts a percentage to the number of cores.
 */
export const testWorkers = Math.round(availableParallelism() * 1.5);
