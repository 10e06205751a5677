import { expect, it } from 'vitest';
import { startClock } from './clock.ts';

it('starts the demo’s clock at the chosen instant and lets it go on [API-44]', async () => {
  const clock = startClock(Date.UTC(2027, 2, 28, 9));
  const first = clock();
  expect(first.toString()).toMatch(/^2027-03-28T09:00:00/);
  await new Promise((resolve) => setTimeout(resolve, 30));
  const passed = clock().epochMilliseconds - first.epochMilliseconds;
  expect(passed).toBeGreaterThanOrEqual(25);
  expect(passed).toBeLessThan(5_000);
});

it('follows the machine’s clock otherwise', () => {
  expect(Math.abs(startClock(null)().epochMilliseconds - Date.now())).toBeLessThan(1_000);
});
