import { enterAgain } from '@comptoir/web-app/start';
import type { EarlyHand } from './keep-early-hands.ts';

const signs = ['click', 'input', 'submit'] as const;

/** Called when React listens: only parts that are not taken over yet are watched further. */
export function stopKeepingHands(): void {
  for (const sign of signs) if (window.earlyHands) window.removeEventListener(sign, window.earlyHands.keep, true);
}

/** The parts of the page that are still the server's HTML, each with the function that starts its takeover. */
const asleep = new Map<Element, () => void>();

/** The sleeping part that contains the target of an event. */
function sleeperOf({ target }: Event): Element | undefined {
  return target instanceof Node ? [...asleep.keys()].find((part) => part.contains(target)) : undefined;
}

/** Whether the target of an event is in a sleeping part. React stops such an event. */
export const isForSleeper = (event: Event) => sleeperOf(event) !== undefined;

/** Wakes the sleeping part that is touched or focused, and keeps taps and input until it is awake. */
function hear(event: Event): void {
  const part = sleeperOf(event);
  if (!part) return;
  asleep.get(part)?.();
  if (signs.some((sign) => sign === event.type)) window.earlyHands?.keep(event);
}

/** Calls `wake` at the first touch or focus in a part. Returns the function to call once the part is taken over. */
export function watchSleeper(part: Element, wake: () => void): () => void {
  // Listens at the window, before React: it stops events for parts that it has not taken over.
  if (asleep.size === 0)
    for (const sign of ['pointerdown', 'focusin', ...signs]) window.addEventListener(sign, hear, true);
  asleep.set(part, wake);
  return () => {
    asleep.delete(part);
    replayEarlyHands();
  };
}

/** Whether a tap or input in a part is kept. */
export function hasHandIn(part: Element): boolean {
  return window.earlyHands?.kept.some(({ target }) => part.contains(target)) ?? false;
}

/** Enters the kept value into a field, or checks it. */
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

/** Replays what was kept in the parts that are awake. The rest stays until its part is. */
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
