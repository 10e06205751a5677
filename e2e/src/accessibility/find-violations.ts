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

/** What axe has against a page as it stands, once its movements have ended. Its context needs `bypassCSP`. */
export async function findViolations(page: Page): Promise<string[]> {
  // Let movement end: a colour in the middle of a fade has another contrast. What goes on for ever is not waited for.
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity);
    await Promise.all(moving.map((one) => one.finished.catch(() => undefined)));
  });
  // Evaluated in the page's own world through the protocol, which no policy of the page forbids.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { axe: runner } = globalThis as unknown as { axe: { run(options: object): Promise<Found> } };
    // What is well is not described.
    return (await runner.run({ resultTypes: ['violations'] })).violations;
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
