import { enterAgain } from '@comptoir/browser';

/** A button or a link that was tapped, or a field with what was entered, while nothing heard it yet. */
interface EarlyHand {
  target: HTMLButtonElement | HTMLAnchorElement | HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  value: string;
  checked?: boolean;
}

declare global {
  interface Window {
    earlyHands?: { kept: EarlyHand[]; keep: (event: Event) => void };
  }
}

const signs = ['click', 'input', 'submit'] as const;

/**
 * Runs in the head, before any of our code: keeps which buttons were tapped and what was entered while the page looked alive
 * and was deaf. Nobody else hears of that: React, half awake, might do it too. Links need nobody, the browser itself follows
 * them; but where something is kept already, another document would forget it, and the link is kept too. No form is sent by the
 * browser itself, which would write a password into the page's address. What a part that is asleep keeps too, `watchSleeper`, is kept once.
 */
export const earlyHandsScript =
  'earlyHands={kept:[],keep:function(e){if(e==earlyHands.last)return;earlyHands.last=e;if(e.type=="submit")return e.preventDefault();var t=e.type=="input"?e.target:e.target.closest&&e.target.closest("button,a[data-link]");if(!t||t.href&&(!earlyHands.kept.length||e.ctrlKey||e.metaKey||e.shiftKey))return;if(t.href||t.type=="submit")e.preventDefault();e.stopPropagation();earlyHands.kept.push({target:t,value:t.value,checked:t.checked})}};addEventListener("click",earlyHands.keep,true);addEventListener("input",earlyHands.keep,true);addEventListener("submit",earlyHands.keep,true)';

/** From here on React hears what happens, but in the parts that are asleep: once those are known. */
export function stopKeepingHands(): void {
  for (const sign of signs) if (window.earlyHands) window.removeEventListener(sign, window.earlyHands.keep, true);
}

/** Parts of the page that are still the server's HTML, each with what has it taken over. */
const asleep = new Map<Element, () => void>();

/** The part that holds what an event is for, where that part is still asleep. */
function sleeperOf({ target }: Event): Element | undefined {
  return target instanceof Node ? [...asleep.keys()].find((part) => part.contains(target)) : undefined;
}

/** Whether an event is for a part of the page that is not taken over yet: React then lets nobody below it hear of it. */
export const isForSleeper = (event: Event) => sleeperOf(event) !== undefined;

/** A hand or the focus in a part that is asleep wakes it; what it does is kept meanwhile. */
function hear(event: Event): void {
  const part = sleeperOf(event);
  if (!part) return;
  asleep.get(part)?.();
  if (signs.some((sign) => sign === event.type)) window.earlyHands?.keep(event);
}

/** Watches over a part of the page until it is taken over; `wake` is called at the first hand in it. Returns what ends it. */
export function watchSleeper(part: Element, wake: () => void): () => void {
  // Before React, which stops what it can't give to anybody.
  if (asleep.size === 0)
    for (const sign of ['pointerdown', 'focusin', ...signs]) window.addEventListener(sign, hear, true);
  asleep.set(part, wake);
  return () => {
    asleep.delete(part);
    replayEarlyHands();
  };
}

/** Whether something was done in a part of the page that nothing has heard yet. */
export function hasHandIn(part: Element): boolean {
  return window.earlyHands?.kept.some(({ target }) => part.contains(target)) ?? false;
}

/** Enters again what a field held, or checks it again. */
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

/** Does again what was done too early, where the page answers by now; the rest is kept for its part of the page. */
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
