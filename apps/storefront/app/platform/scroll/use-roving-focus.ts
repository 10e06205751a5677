import { type KeyboardEvent, useEffect, useRef } from 'react';

const stopsOf = (row: HTMLElement | null) => [...(row?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];

function nextIndex(key: string, index: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1 + count,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined ? undefined : next % count;
}

/** With a roving tabindex, a row is one tab stop: arrow keys move inside it, and Tab returns to the last element. */
export function useRovingFocus<Row extends HTMLElement>() {
  const ref = useRef<Row>(null);
  const last = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const stops = stopsOf(ref.current);
    const current = stops.find((stop) => stop === last.current) ?? stops[0];
    for (const stop of stops) stop.tabIndex = stop === current ? 0 : -1;
  });

  function move(event: KeyboardEvent): void {
    const stops = stopsOf(ref.current);
    const index = stops.indexOf(event.target as HTMLElement);
    const next = index < 0 ? undefined : nextIndex(event.key, index, stops.length);
    if (next === undefined) return;
    event.preventDefault();
    for (const stop of stops) stop.tabIndex = -1;
    const to = stops[next];
    if (!to) return;
    to.tabIndex = 0;
    last.current = to;
    to.focus();
  }

  return { ref, onKeyDown: move };
}
