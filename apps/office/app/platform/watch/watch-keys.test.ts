import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchKeys } from './watch-keys.ts';

const heard: string[] = [];
let stop: () => void;

beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML = '<input><dialog open><button>Non</button></dialog><article><button>Oui</button></article>';
  stop = watchKeys((key) => heard.push(key));
});
afterEach(() => stop());

const press = (init: KeyboardEventInit, on = 'body') =>
  document.querySelector(on)?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

it('hears the figures of every keyboard: the upper row with Shift and without, and the block beside it [OFC-11]', () => {
  press({ key: '1', code: 'Digit1' });
  // As a French keyboard says it.
  press({ key: '&', code: 'Digit1' });
  press({ key: 'é', code: 'Digit2' });
  press({ key: '3', code: 'Digit3', shiftKey: true });
  press({ key: '4', code: 'Numpad4' });
  press({ key: '?', code: 'KeyM', shiftKey: true });
  // With Shift as a Swiss or a German one says it, where the figure needs none.
  press({ key: '/', code: 'Digit7', shiftKey: true });
  expect(heard).toEqual(['1', '1', '2', '3', '4', '?', '/']);
});

it('hears letters with Caps Lock, and nothing that a browser, a field or a dialog has a use for [OFC-11]', () => {
  press({ key: 'A', code: 'KeyQ' }, 'article button');
  press({ key: 'a', code: 'KeyQ', ctrlKey: true });
  press({ key: 'p', code: 'KeyP', metaKey: true });
  press({ key: '@', code: 'Digit0', ctrlKey: true, altKey: true });
  press({ key: 'a', code: 'KeyQ', repeat: true });
  press({ key: 'a', code: 'KeyQ' }, 'input');
  press({ key: 'a', code: 'KeyQ' }, 'dialog button');
  expect(heard).toEqual(['A']);
});
