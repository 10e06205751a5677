import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './use-morph.module.css';

/** The `view-transition-name`, as in the styles. */
const transitionName = 'morph';

interface Origin {
  element: HTMLElement;
  box: DOMRect;
}

/** Null: outside of the viewport, or scrolled out of its sheet. */
function readOrigin(element: HTMLElement | null): Origin | null {
  const box = element?.getBoundingClientRect();
  if (!element || !box || box.width === 0) return null;
  const top = Math.max(0, element.closest('dialog')?.getBoundingClientRect().top ?? 0);
  return box.bottom > top && box.top < window.innerHeight ? { element, box } : null;
}

/** A copy of a removed element at its old position, for the transition's snapshot. */
function standIn({ element, box }: Origin): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    margin: '0',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  for (const image of copy.querySelectorAll('img')) image.decoding = 'sync';
  document.body.append(copy);
  return copy;
}

let current: ViewTransition | null = null;
let named: HTMLElement | null = null;

/** Unique: a second element with the name would abort the transition. */
function giveName(element: HTMLElement | null): void {
  named?.style.removeProperty('view-transition-name');
  element?.style.setProperty('view-transition-name', transitionName);
  if (styles.morphing) document.documentElement.classList.toggle(styles.morphing, element !== null);
  named = element;
}

/** Moves one box to another's place, as decoration only. `stays`: the start element is still in the page. */
function morph(from: Origin, stays: boolean, findTarget: () => HTMLElement | null): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!('startViewTransition' in document) || isStill) return;
  const shown = stays ? from.element : standIn(from);
  giveName(shown);
  const mine = document.startViewTransition(() => {
    if (!stays) shown.remove();
    const target = current === mine ? readOrigin(findTarget()) : null;
    if (target) giveName(target.element);
    else mine.skipTransition();
  });
  current = mine;
  // A skipped transition rejects `ready`.
  mine.ready.catch(() => undefined);
  void mine.finished.finally(() => {
    if (current === mine) giveName(null);
  });
}

/**
 * A sheet's picture grows out of the tapped element and returns on closing, with view transitions. `findOrigin`: the
 * element on the page; null: gone. The ref is for the sheet's picture; call the hook in a component around the sheet.
 */
export function useMorph(findOrigin: () => HTMLElement | null): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  // Read during render: the commit may remove the tapped element.
  const [origin] = useState(() => readOrigin(findOrigin()));
  const find = useEffectEvent(findOrigin);
  useLayoutEffect(() => {
    const shown = ref.current;
    if (!shown) return;
    if (origin) morph(origin, origin.element.isConnected, () => shown);
    return () => {
      const last = readOrigin(shown);
      if (last) morph(last, false, find);
    };
  }, [origin]);
  return ref;
}
