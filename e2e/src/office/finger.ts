import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** A tablet of 10.1 inches on its side has 149 pixels an inch. */
const pixelsPerMillimetre = 149 / 25.4;

/** What of a finger of 12 mm touches the glass, from its middle; CSS pixels of that tablet. */
export const fingerRadius = 6 * pixelsPerMillimetre;

/** The distance by which a cook's finger misses the middle of a control, at most. */
export const mostMissed = 3 * pixelsPerMillimetre;

/** A hand at a tablet. */
export interface Finger {
  /** Touches a control beside its middle, and proves that the control heard it. */
  tap(control: Locator): Promise<void>;
}

/** A hand that misses every middle by 3 mm, each time in another direction; the same directions for the same seed. */
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

/** Longer than the board is deaf to a finger that meets what has just come there (BRD-60). */
const readMilliseconds = 700;

/** Waits as a cook does, who reads before they tap: nothing has moved for a moment. */
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
