import type { Page } from 'playwright-core';
import { fingerRadius, mostMissed } from './finger.ts';

/** The smallest width and height of a control on the board, in CSS pixels (OFC-08). */
const least = 56;

/** Controls whose action can't be undone, because the diner is notified. */
const grave = ['refuse', 'sheet-refuse', 'refuse-confirm', 'cancel', 'cancel-confirm', 'no-show', 'no-show-confirm']
  .concat(['leave', 'sheet-leave', 'hand-over', 'hand-over-confirm'])
  .map((testId) => `[data-testid=${testId}]`)
  .join();

export interface Measured {
  count: number;
  small: string[];
  /** Controls that a finger misses if it is 3 mm off, with the control that it hits instead. */
  missed: string[];
  /** Irreversible controls that a finger on another control touches. */
  touched: string[];
}

export const measureControls = (page: Page): Promise<Measured> =>
  page.evaluate(
    ({ least, grave, fingerRadius, mostMissed }) => {
      const control = 'button, a[href], select, summary, label:has(input), input:not(label input)';
      const nameOf = (one: Element) =>
        `${one.getAttribute('data-testid') ?? one.tagName} ${one.getAttribute('aria-label') ?? one.textContent}`.slice(
          0,
          60,
        );
      const hitAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest(control) ?? null;
      const middleOf = ({ x, y, width, height }: DOMRect) => [x + width / 2, y + height / 2] as const;
      const found = [...document.querySelectorAll(control)]
        .map((one) => ({ one, box: one.getBoundingClientRect() }))
        .filter(({ one, box }) => hitAt(...middleOf(box)) === one);
      const missed = found.flatMap(({ one, box }) => {
        const [x, y] = middleOf(box);
        return Array.from({ length: 24 }, (_, turn) => (turn * Math.PI) / 12)
          .map((angle) => hitAt(x + Math.cos(angle) * mostMissed, y + Math.sin(angle) * mostMissed))
          .filter((hit) => hit !== null && hit !== one)
          .map((hit) => `${nameOf(one)} → ${nameOf(hit as Element)}`);
      });
      const touched = found
        .filter(({ one }) => one.matches(grave))
        .flatMap(({ one, box }) =>
          found
            .filter((other) => other.one !== one)
            .filter((other) => {
              const [x, y] = middleOf(other.box);
              const [aside, above] = [
                Math.max(box.left - x, x - box.right, 0),
                Math.max(box.top - y, y - box.bottom, 0),
              ];
              return Math.hypot(aside, above) < fingerRadius;
            })
            .map((other) => `${nameOf(other.one)} → ${nameOf(one)}`),
        );
      const small = found
        .filter(({ box }) => Math.min(box.width, box.height) < least)
        .map(({ one, box }) => `${nameOf(one)} ${box.width} × ${box.height}`);
      return { count: found.length, small, missed, touched };
    },
    { least, grave, fingerRadius, mostMissed },
  );
