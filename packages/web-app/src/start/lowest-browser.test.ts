import { expect, it, vi } from 'vitest';
import { oldBrowserScript } from './lowest-browser.ts';

const script = oldBrowserScript('Trop ancien : « 16.4 » ou plus', 'start-failure');

/** Runs the script on a page of its own. `missing`: what the browser lacks. Answers what it says, and whether it took the failure away. */
function runIn(missing: 'toSorted' | ':has()' | 'CSS' | 'look-behind' | null): {
  said: string | null;
  isReplaced: boolean;
} {
  const paragraph = { textContent: '', setAttribute: () => undefined };
  const failure = { parentNode: { removeChild: vi.fn() } };
  const insertBefore = vi.fn();
  const document = {
    createElement: () => paragraph,
    getElementById: (id: string) => (id === 'start-failure' ? failure : null),
    body: { insertBefore, firstChild: null },
  };
  const css = missing === 'CSS' ? undefined : { supports: () => missing !== ':has()' };
  class OldPattern {
    constructor(text: string) {
      if (missing === 'look-behind' && text.includes('(?<!')) throw new SyntaxError('Invalid group');
    }
  }
  const toSorted = Array.prototype.toSorted;
  if (missing === 'toSorted') Reflect.deleteProperty(Array.prototype, 'toSorted');
  try {
    new Function('document', 'CSS', 'RegExp', script)(document, css, OldPattern);
  } finally {
    Object.defineProperty(Array.prototype, 'toSorted', { value: toSorted, configurable: true, writable: true });
  }
  const isSaid = insertBefore.mock.calls.length === 1;
  return {
    said: isSaid ? paragraph.textContent : null,
    isReplaced: failure.parentNode.removeChild.mock.calls.length === 1,
  };
}

it.each(['toSorted', ':has()', 'CSS', 'look-behind'] as const)(
  'a browser without %s is told, in place of a failure [ERR-18]',
  (missing) => {
    expect(runIn(missing)).toEqual({ said: 'Trop ancien : « 16.4 » ou plus', isReplaced: true });
  },
);

it('a browser of today is told nothing [ERR-18]', () => {
  expect(runIn(null)).toEqual({ said: null, isReplaced: false });
});

it('is written in what the oldest browser reads [ERR-18]', () => {
  expect(script).not.toMatch(/=>|\b(?:let|const|class)\b|`|\?\.|\?\?|\.\.\.|catch\s*\{/);
});
