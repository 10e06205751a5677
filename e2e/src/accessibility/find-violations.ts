import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string;
  nodes: { target: string[]; failureSummary: string }[];
}

interface Found {
  violations: Violation[];
}

/** Returns axe's violations after all animations have ended. The browser context needs `bypassCSP`. */
export async function findViolations(page: Page): Promise<string[]> {
  // The contrast is wrong during a fade. Infinite animations are not awaited.
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
    await Promise.all(moving.map((one) => one.finished.catch(() => undefined)));
  });
  // Playwright evaluates the script through the protocol, so the page's security policy does not block it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { axe: runner } = globalThis as unknown as { axe: { run(options: object): Promise<Found> } };
    return (await runner.run({ resultTypes: ['violations'] })).violations;
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
