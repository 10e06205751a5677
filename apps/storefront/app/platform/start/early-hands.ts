import { enterAgain } from '@comptoir/web-app/start';
import type { EarlyHand } from './keep-early-hands.ts';

const signs = ['click', 'input', 'submit'] as const;

/** Call this when React has hydrated the page. Parts that are not hydrated yet are still watched. */
export function stopKeepingHands(): void {
  for (const sign of signs) if (window.earlyHands) window.removeEventListener(sign, window.earlyHands.keep, true);
}

/** The parts that are not hydrated yet. Each function starts the hydration of its part. */
const asleep = new Map<Element, () => void>();

function sleeperOf({ target }: Event): Element | undefined {
  return target instanceof Node ? [...asleep.keys()].find((part) => part.contains(target)) : undefined;
}

export const isForSleeper = (event: Event) => sleeperOf(event) !== undefined;

function hear(event: Event): void {
  const part = sleeperOf(event);
  if (!part) return;
  asleep.get(part)?.();
  if (signs.some((sign) => sign === event.type)) window.earlyHands?.keep(event);
}

/** Calls `wake` at the first touch or focus inside the part. Returns the stop function. */
export function watchSleeper(part: Element, wake: () => void): () => void {
  // The window's capture phase runs before React stops the events of parts that are not hydrated yet.
  if (asleep.size === 0)
    for (const sign of ['pointerdown', 'focusin', ...signs]) window.addEventListener(sign, hear, true);
  asleep.set(part, wake);
  return () => {
    asleep.delete(part);
    replayEarlyHands();
  };
}

export function hasHandIn(part: Element): boolean {
  return window.earlyHands?.kept.some(({ target }) => part.contains(target)) ?? false;
}

function fillAgain(
  field: Exclude<EarlyHand['target'], HTMLButtonElement | HTMLAnchorElement>,
  value: string,
  checked = false,
): void {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    field.checked = !checked;
    field.click();
  } else enterAgain(field, value);
}

export function replayEarlyHands(): void {
  const hands = window.earlyHands;
  if (!hands) return;
  const isAsleep = ({ target }: EarlyHand) => [...asleep.keys()].some((part) => part.contains(target));
  const ready = hands.kept.filter((hand) => !isAsleep(hand));
  hands.kept = hands.kept.filter(isAsleep);
  for (const { target, value, checked } of ready) {
    if (!target.isConnected) continue;
    if (target instanceof HTMLButtonElement || target instanceof HTMLAnchorElement) target.click();
    else fillAgain(target, value, checked);
  }
}
