import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A tablet of 10.1 inches in landscape has 149 pixels per inch. */
const pixelsPerMillimetre = 149 / 25.4;

/** The touching part of a finger is 12 mm wide; CSS pixels of that tablet. */
export const fingerRadius = 6 * pixelsPerMillimetre;

export const mostMissed = 3 * pixelsPerMillimetre;

export interface Finger {
  tap(control: Locator): Promise<void>;
}

/** Misses each middle by 3 mm in a pseudo-random direction; equal seeds give equal directions. */
export async function newFinger(page: Page, seed: number): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  let chance = seed;
  const nextAngle = () => {
    chance = (chance * 48_271) % 2_147_483_647;
    return (chance / 2_147_483_647) * 2 * Math.PI;
  };
  return {
    tap: async (control) => {
      await waitUntilSteady(control);
      const box = await control.boundingBox();
      if (!box) throw new Error('What is to be tapped is not to be seen.');
      const angle = nextAngle();
      const x = box.x + box.width / 2 + Math.cos(angle) * mostMissed;
      const y = box.y + box.height / 2 + Math.sin(angle) * mostMissed;
      await control.evaluate((wanted) => {
        Reflect.deleteProperty(window, 'tapped');
        const hear = ({ target }: MouseEvent) => {
          const isHit = target instanceof Node && wanted.contains(target);
          Object.assign(window, { tapped: isHit ? 'what was meant' : (target as Element).outerHTML.slice(0, 200) });
        };
        window.addEventListener('click', hear, { capture: true, once: true });
      });
      const touch = { x, y, radiusX: fingerRadius, radiusY: fingerRadius, force: 1 };
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tapped'))).toBe('what was meant');
    },
  };
}

/** Longer than the board ignores taps on controls that have just appeared (BRD-60). */
const readMilliseconds = 700;

/** A cook reads before a tap, so this waits until nothing has moved for a moment. */
async function waitUntilSteady(control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await control.evaluate(async (one, milliseconds) => {
    const place = () => JSON.stringify(one.getBoundingClientRect());
    for (let [since, last] = [performance.now(), place()]; performance.now() - since < milliseconds; ) {
      await new Promise(requestAnimationFrame);
      if (place() !== last) [since, last] = [performance.now(), place()];
    }
  }, readMilliseconds);
}
