import { enterAgain } from '@comptoir/web-app/start';
import type { EarlyHand } from './keep-early-hands.ts';

const signs = ['click', 'input', 'submit'] as const;

/** Called when React listens. Only unhydrated parts are watched afterwards. */
export function stopKeepingHands(): void {
  for (const sign of signs) if (window.earlyHands) window.removeEventListener(sign, window.earlyHands.keep, true);
}

/** Unhydrated parts, each with the function that starts its hydration. */
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

/** Calls `wake` at the first touch or focus. Returns the function to call after the hydration. */
export function watchSleeper(part: Element, wake: () => void): () => void {
  // Captures at the window, before React stops events of unhydrated parts.
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
