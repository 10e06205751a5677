import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './use-morph.module.css';

/** What the browser calls the box on its way; the same name stands in the styles. */
const transitionName = 'morph';

interface Origin {
  element: HTMLElement;
  /** Where it stood in the window. */
  box: DOMRect;
}

/** An element that can be seen; null: it lies outside of the window, or its sheet is scrolled past it. */
function readOrigin(element: HTMLElement | null): Origin | null {
  const box = element?.getBoundingClientRect();
  if (!element || !box || box.width === 0) return null;
  const top = Math.max(0, element.closest('dialog')?.getBoundingClientRect().top ?? 0);
  return box.bottom > top && box.top < window.innerHeight ? { element, box } : null;
}

/** A picture of what has left the page, or is about to, in its place; for the frame that the browser keeps of it. */
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

/** The one element that has the name: two of them would end the transition. */
function giveName(element: HTMLElement | null): void {
  named?.style.removeProperty('view-transition-name');
  element?.style.setProperty('view-transition-name', transitionName);
  if (styles.morphing) document.documentElement.classList.toggle(styles.morphing, element !== null);
  named = element;
}

/**
 * Moves one box into the place of another. The page itself has changed already and stays alive meanwhile: nothing waits for
 * this, and wherever it can't be had, or is overtaken by the next, all is in its place. `stays`: what it begins at is on the page still.
 */
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
  // One that is skipped was never ready.
  mine.ready.catch(() => undefined);
  void mine.finished.finally(() => {
    if (current === mine) giveName(null);
  });
}

/**
 * What a sheet shows grows out of what was tapped, and goes back into it when the sheet closes, in browsers that have view
 * transitions. `findOrigin` finds on the page what is tapped; null: it is not there. Give the ref to its like in the sheet; the
 * hook belongs to a component around the sheet, which sees it before it closes.
 */
export function useMorph(findOrigin: () => HTMLElement | null): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  // Read while it is rendered: the page that was tapped may be gone with the commit.
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
