import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteArrivals, watchTaps } from './watch-taps.ts';

let stop: () => void;
let now = 0;
const heard: string[] = [];

beforeEach(() => {
  now += 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  document.body.innerHTML = ['1', '2']
    .map((number) => `<article data-testid="order-card" data-number="${number}"><button>${number}</button></article>`)
    .join('');
  heard.length = 0;
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => heard.push(button.textContent ?? ''));
  stop = watchTaps();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const buttonOf = (number: string) =>
  document.querySelector<HTMLElement>(`[data-number="${number}"] button`) as HTMLElement;

/** A finger comes down on a button, so many milliseconds after what was before. */
function tap(number: string, wait: number, x = 10): void {
  now += wait;
  const where = { bubbles: true, cancelable: true, clientX: x, clientY: 10 };
  buttonOf(number).dispatchEvent(new MouseEvent('pointerdown', where));
  buttonOf(number).dispatchEvent(new MouseEvent('click', { ...where, detail: 1 }));
}

it('hears the first of three taps in one place, and not those that meet the next order there [BRD-60]', () => {
  tap('1', 0);
  tap('2', 200);
  tap('2', 200);
  expect(heard).toEqual(['1']);
  tap('2', 700);
  expect(heard).toEqual(['1', '2']);
});

it('hears two taps on two orders, however fast, and a second one on the same [BRD-60]', () => {
  tap('1', 0);
  tap('2', 100, 400);
  tap('2', 100, 400);
  expect(heard).toEqual(['1', '2', '2']);
});

it('is deaf where an order has just come to the place of another, whoever took that one away [BRD-60]', () => {
  noteArrivals([2]);
  tap('2', 599);
  expect(heard).toEqual([]);
  tap('1', 1, 400);
  tap('2', 700);
  expect(heard).toEqual(['1', '2']);
});

it('hears a key at once [BRD-60]', () => {
  noteArrivals([2]);
  buttonOf('2').click();
  expect(heard).toEqual(['2']);
});
