/** A hand that was about to tap can't stop itself in less; milliseconds. */
const deafMilliseconds = 600;
/** CSS pixels within which a finger comes down again where it was. */
const samePlace = 48;

const card = '[data-testid=order-card]';
const control = 'button, a, input, select, summary';

/** Since when cards stand in the place of another, by their numbers. */
const arrivals = new Map<string, number>();

/** These cards have just come to where another card stood. */
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

/** Whether what a finger meets is not what it aimed at: it has just arrived there, or something else took the last tap in this place. */
function isUnmeant(tap: Tap, last: Tap | null): boolean {
  const number = tap.target?.closest<HTMLElement>(card)?.dataset.number;
  const arrivedAt = number === undefined ? undefined : arrivals.get(number);
  if (arrivedAt !== undefined && tap.at - arrivedAt < deafMilliseconds) return true;
  if (!last || tap.at - last.at >= deafMilliseconds) return false;
  return Math.hypot(tap.x - last.x, tap.y - last.y) < samePlace && tap.target !== last.target;
}

/** Leaves taps unheard that meet what has just arrived under the finger (BRD-60); keys are heard at once. Returns how to stop. */
export function watchTaps(): () => void {
  const stop = new AbortController();
  let last: Tap | null = null;
  let isDeaf = false;
  const down = ({ clientX: x, clientY: y, target }: PointerEvent) => {
    const tap = { at: performance.now(), x, y, target: target instanceof Element ? target.closest(control) : null };
    isDeaf = isUnmeant(tap, last);
    // A finger that goes on tapping in the same place is still the one that aimed at something else.
    last = isDeaf && last ? { ...tap, target: last.target } : tap;
  };
  const click = (event: MouseEvent) => {
    // A key's click, or a script's, counts no taps.
    if (!isDeaf || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('pointerdown', down, { capture: true, signal: stop.signal });
  window.addEventListener('click', click, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
