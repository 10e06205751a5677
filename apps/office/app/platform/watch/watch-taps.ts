/** In milliseconds. Within this time, a moving finger cannot react to a change on the screen. */
const deafMilliseconds = 600;
/** Two taps within this distance count as the same place, in CSS pixels. */
const samePlace = 48;

const card = '[data-testid=order-card]';
const control = 'button, a, input, select, summary';

/** The time at which each card moved to another card's place, by order number. */
const arrivals = new Map<string, number>();

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

/** Returns true if the tap hits another card than intended, because cards have just moved. */
function isUnmeant(tap: Tap, last: Tap | null): boolean {
  const number = tap.target?.closest<HTMLElement>(card)?.dataset.number;
  const arrivedAt = number === undefined ? undefined : arrivals.get(number);
  if (arrivedAt !== undefined && tap.at - arrivedAt < deafMilliseconds) return true;
  if (!last || tap.at - last.at >= deafMilliseconds) return false;
  return Math.hypot(tap.x - last.x, tap.y - last.y) < samePlace && tap.target !== last.target;
}

/** Ignores taps on cards that have just moved there (BRD-60). Keys always work. Returns the stop function. */
export function watchTaps(): () => void {
  const stop = new AbortController();
  let last: Tap | null = null;
  let isDeaf = false;
  const down = ({ clientX: x, clientY: y, target }: PointerEvent) => {
    const tap = { at: performance.now(), x, y, target: target instanceof Element ? target.closest(control) : null };
    isDeaf = isUnmeant(tap, last);
    // A finger that taps the same place again still means the first card.
    last = isDeaf && last ? { ...tap, target: last.target } : tap;
  };
  const click = (event: MouseEvent) => {
    // Clicks from keys and scripts have a click count of 0.
    if (!isDeaf || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('pointerdown', down, { capture: true, signal: stop.signal });
  window.addEventListener('click', click, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
