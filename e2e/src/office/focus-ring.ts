import type { Page } from 'playwright-core';

export interface Stop {
  name: string;
  /** The number of visible sides of the focus ring. */
  sides: number;
}

/** A scroll container or `contain` may cut off the focus ring. */
export const readFocus = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement) return { name: 'nothing', sides: 0 };
    const name = `${activeElement.tagName} ${activeElement.getAttribute('aria-label') ?? activeElement.textContent}`;
    // A hidden field shows the ring on its label.
    const shown = (activeElement.matches('.visually-hidden') && activeElement.closest('label')) || activeElement;
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(shown);
    const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    if (width < 2) return { name: name.slice(0, 60), sides: 0 };
    const box = shown.getBoundingClientRect();
    const clip = { top: 0, left: 0, right: innerWidth, bottom: innerHeight };
    for (let around = shown.parentElement; around; around = around.parentElement) {
      const { overflowX, contain } = getComputedStyle(around);
      if (overflowX === 'visible' && !/content|strict|paint/.test(contain)) continue;
      const edge = around.getBoundingClientRect();
      clip.top = Math.max(clip.top, edge.top);
      clip.left = Math.max(clip.left, edge.left);
      clip.right = Math.min(clip.right, edge.right);
      clip.bottom = Math.min(clip.bottom, edge.bottom);
      if (around.matches('dialog')) break;
    }
    // A focus ring counts as visible if two pixels of it are.
    const reach = Number.parseFloat(outlineOffset) + 2;
    const seen = [
      box.top - reach >= clip.top,
      box.left - reach >= clip.left,
      box.right + reach <= clip.right,
      box.bottom + reach <= clip.bottom,
    ];
    return { name: name.slice(0, 60), sides: seen.filter(Boolean).length };
  });
