import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './use-morph.module.css';

const transitionName = 'morph';

interface Origin {
  element: HTMLElement;
  box: DOMRect;
}

/** Returns null if the element is outside of the viewport, or scrolled out of its sheet. */
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

/** The name must be unique: a second element with it would abort the view transition. */
function giveName(element: HTMLElement | null): void {
  named?.style.removeProperty('view-transition-name');
  element?.style.setProperty('view-transition-name', transitionName);
  if (styles.morphing) document.documentElement.classList.toggle(styles.morphing, element !== null);
  named = element;
}

/** Animates one box to another's place. `stays`: the start element is still in the page. */
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
  // A skipped view transition rejects `ready`.
  mine.ready.catch(() => undefined);
  void mine.finished.finally(() => {
    if (current === mine) giveName(null);
  });
}

/** A sheet's picture grows out of the tapped element, which `findOrigin` returns. Null if the element is gone. */
export function useMorph(findOrigin: () => HTMLElement | null): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  // The element is measured during the render, because the commit may remove it.
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
