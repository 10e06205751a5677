import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Browsers translate a text by moving it into new elements, or by replacing it there. */
export type Translator = 'moves' | 'replaces';

/** Simulates a browser's translator, which wraps each text, also later ones, in elements of its own. */
export async function translate(page: Page, translator: Translator): Promise<void> {
  await page.addInitScript((how) => {
    const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
    const isSkipped = (text: Text) => {
      const parent = text.parentElement;
      if (!parent || parent.tagName === 'FONT' || parent.closest('script, style, svg, textarea, title')) return true;
      // Translators that replace texts respect `translate=no`.
      return how === 'replaces' && parent.closest('[translate=no]') !== null;
    };
    const wrap = (text: Text) => {
      if (isSkipped(text)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(how === 'moves' ? text : `${text.data} `);
    };
    const wrapAll = (root: Node) => {
      if (isText(root)) return wrap(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode);
      for (const text of texts) wrap(text);
    };
    addEventListener('DOMContentLoaded', () => {
      wrapAll(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          if (type === 'characterData') wrapAll(target);
          for (const node of addedNodes) if (node.isConnected) wrapAll(node);
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
  }, translator);
}

/** Fills in a field without an event, as some browsers and password managers do. */
export const fillSilently = (page: Page, name: string, value: string): Promise<void> =>
  page.locator(`[name=${name}]`).evaluate((field: HTMLInputElement, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  }, value);

/** A generator of numbers from 0 to below 1; equal seeds give equal numbers. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Errors that break a page, without hydration warnings about the translated text. */
const fatal = (problems: string[]) =>
  problems.filter((problem) => /NotFoundError|removeChild|insertBefore/.test(problem));

export async function expectWhole(page: Page, problems: string[]): Promise<void> {
  expect(await page.locator('[data-testid=error-page][data-status="500"]').count()).toBe(0);
  expect(fatal(problems)).toEqual([]);
}
