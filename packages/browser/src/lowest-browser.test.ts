import { expect, it, vi } from 'vitest';
import { oldBrowserScript } from './lowest-browser.ts';

/** Runs the script on a page of its own. `missing`: what the browser lacks. */
function runIn(missing: 'toSorted' | ':has()' | 'CSS' | 'look-behind' | null) {
  const said = { removeAttribute: vi.fn() };
  const failure = { parentNode: { removeChild: vi.fn() } };
  const document = {
    getElementById: (id: string) => (id === 'old-browser' ? said : failure),
    body: { insertBefore: vi.fn(), firstChild: null },
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
    new Function('document', 'CSS', 'RegExp', oldBrowserScript('start-failure'))(document, css, OldPattern);
  } finally {
    Object.defineProperty(Array.prototype, 'toSorted', { value: toSorted, configurable: true, writable: true });
  }
  return {
    isSaid: said.removeAttribute.mock.calls.length === 1,
    isFailureGone: failure.parentNode.removeChild.mock.calls.length === 1,
  };
}

it.each(['toSorted', ':has()', 'CSS', 'look-behind'] as const)(
  'a browser without %s is told, in place of a failure [ERR-18]',
  (missing) => {
    expect(runIn(missing)).toEqual({ isSaid: true, isFailureGone: true });
  },
);

it('a browser of today is told nothing [ERR-18]', () => {
  expect(runIn(null)).toEqual({ isSaid: false, isFailureGone: false });
});

it('is written in what the oldest browser reads [ERR-18]', () => {
  expect(oldBrowserScript('start-failure')).not.toMatch(/=>|\b(?:let|const|class)\b|`|\?\.|\?\?|\.\.\.|catch\s*\{/);
});
