/** A finger that is already moving can't stop within this time; milliseconds. */
const deafMilliseconds = 600;
/** CSS pixels within which two taps count as the same place. */
const samePlace = 48;

const card = '[data-testid=order-card]';
const control = 'button, a, input, select, summary';

/** When each card moved to the place of another one, by order number. */
const arrivals = new Map<string, number>();

/** Notes that cards have just moved to places where other cards were. */
export function noteArrivals(numbers: readonly number[]): void {
  const at = performance.now();
  for (const [number, since] of arrivals) if (at - since >= deafMilliseconds) arrivals.delete(number);
  for (const number of numbers) arrivals.set(String(number), at);
}

interface Tap {
  at: number;
  x: number;
  y: number;
  target: Element | null;
}

/**
 * Whether a tap meets another card than it aimed at: the card has just arrived there, or the last tap in this place went to
 * another card.
 */
function isUnmeant(tap: Tap, last: Tap | null): boolean {
  const number = tap.target?.closest<HTMLElement>(card)?.dataset.number;
  const arrivedAt = number === undefined ? undefined : arrivals.get(number);
  if (arrivedAt !== undefined && tap.at - arrivedAt < deafMilliseconds) return true;
  if (!last || tap.at - last.at >= deafMilliseconds) return false;
  return Math.hypot(tap.x - last.x, tap.y - last.y) < samePlace && tap.target !== last.target;
}

/** Ignores taps on cards that have just arrived under the finger (BRD-60). Keys always work. Returns how to stop. */
export function watchTaps(): () => void {
  const stop = new AbortController();
  let last: Tap | null = null;
  let isDeaf = false;
  const down = ({ clientX: x, clientY: y, target }: PointerEvent) => {
    const tap = { at: performance.now(), x, y, target: target instanceof Element ? target.closest(control) : null };
    isDeaf = isUnmeant(tap, last);
    // A finger that keeps tapping in the same place still aims at the first card.
    last = isDeaf && last ? { ...tap, target: last.target } : tap;
  };
  const click = (event: MouseEvent) => {
    // Clicks by keys and scripts have no tap count.
    if (!isDeaf || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('pointerdown', down, { capture: true, signal: stop.signal });
  window.addEventListener('click', click, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
