import { beforeEach, expect, it, vi } from 'vitest';
import { watchNear } from './watch-near.ts';

/** The browser says that an element has come close to what is seen of the page, or left it. */
let say: (target: Element, isIntersecting: boolean) => void;
class Observer {
  constructor(hear: (entries: object[]) => void) {
    say = (target, isIntersecting) =>
      hear([{ target, isIntersecting, boundingClientRect: target.getBoundingClientRect() }]);
  }
  observe(): void {}
  unobserve(): void {}
}
vi.stubGlobal('IntersectionObserver', Observer);

const height = 300;
let told: string[];
let list: HTMLElement;
let stops: (() => void)[] = [];

beforeEach(() => {
  vi.restoreAllMocks();
  for (const stop of stops) stop();
  [stops, told] = [[], []];
  list = document.createElement('div');
  document.body.replaceChildren(list);
});

/** Adds elements to a list of which those of `near` have been drawn; the first begins at the top of what is seen. */
function fill(to: HTMLElement, count: number, near: readonly number[]): HTMLElement[] {
  return Array.from({ length: count }, (_, index) => {
    const element = to.appendChild(document.createElement('article'));
    element.append(document.createElement('button'));
    standAt(element, index * height);
    const onChange = (isNear: boolean, was: number) => told.push(`${index} ${isNear ? 'near' : `far ${was}`}`);
    stops.push(watchNear(element, near.includes(index), onChange));
    return element;
  });
}

function standAt(element: Element, top: number): void {
  element.getBoundingClientRect = () => ({ top, bottom: top + height, height }) as DOMRect;
}

function moveTo(elements: Element[], top: number): void {
  for (const [index, element] of elements.entries()) standAt(element, index * height - top);
}

function scrollTo(elements: Element[], top: number): void {
  moveTo(elements, top);
  list.dispatchEvent(new Event('scroll'));
}

/** From one to the other. */
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

it('has all that comes next drawn at once when one of it comes close, and what was left far behind leaves [BRD-44]', () => {
  window.innerHeight = 900;
  const elements = fill(list, 40, range(0, 5));
  scrollTo(elements, 2_700);
  say(elements[5] as Element, true);
  expect(told).toEqual([]);
  say(elements[14] as Element, true);
  // 1200 px above what is seen, 2400 below: the fifth ends 1200 above, the last begins 2400 below what is seen.
  expect(told).toEqual([
    ...range(0, 4).map((index) => `${index} far 300`),
    ...range(6, 19).map((index) => `${index} near`),
  ]);
});

it('draws ahead of a hand that goes back, too [BRD-44]', () => {
  window.innerHeight = 900;
  const elements = fill(list, 40, range(20, 39));
  scrollTo(elements, 6_600);
  say(elements[19] as Element, true);
  expect(told).toEqual([
    ...range(14, 19).map((index) => `${index} near`),
    ...range(29, 39).map((index) => `${index} far 300`),
  ]);
});

it('draws what comes close because others left almost alone [BRD-44]', () => {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_000);
  window.innerHeight = 900;
  const elements = fill(list, 40, range(0, 5));
  moveTo(elements, 300);
  say(elements[6] as Element, true);
  expect(told).toEqual(['6 near', '7 near']);
});

it('leaves what has the focus as it is, and other lists [BRD-44]', () => {
  window.innerHeight = 900;
  const elements = fill(list, 30, [0, 1]);
  fill(document.body.appendChild(document.createElement('div')), 3, [0]);
  elements[0]?.querySelector('button')?.focus();
  scrollTo(elements, 6_000);
  say(elements[22] as Element, true);
  expect(told.slice(0, 2)).toEqual(['1 far 300', '16 near']);
  expect(told.filter((one) => /^[012] /.test(one))).toEqual(['1 far 300']);
});

it('tells nothing of what leaves, or is watched no more', () => {
  const elements = fill(list, 3, []);
  say(elements[0] as Element, false);
  for (const stop of stops) stop();
  say(elements[0] as Element, true);
  expect(told).toEqual([]);
});
