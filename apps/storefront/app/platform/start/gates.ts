import { deferred } from '@comptoir/web-app/base';
import { hasHandIn, watchSleeper } from './early-hands.ts';

/** A part hydrates at this distance from the viewport, in CSS pixels. */
const nearPixels = 400;

interface Gate {
  part: Element;
  opened: Promise<void>;
  isOpen: () => boolean;
  open: () => void;
  finished: Promise<void>;
  finish: () => void;
}

const gates = new Map<string, Gate>();

/** A condition that opens a gate, besides touch and focus. Returns the stop function. */
export type Until = (part: Element, open: () => void) => () => void;

export const untilNear: Until = (part, open) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) open();
    },
    { rootMargin: `${nearPixels}px` },
  );
  observer.observe(part);
  return () => observer.disconnect();
};

function createGate(part: Element, until: Until): Gate {
  const { promise: opened, resolve: settle } = deferred<void>();
  const { promise: finished, resolve: end } = deferred<void>();
  let isOpen = false;
  const open = () => {
    isOpen = true;
    settle();
  };
  const stopWatching = watchSleeper(part, open);
  const stopWaiting = until(part, open);
  if (hasHandIn(part)) open();
  const finish = () => {
    stopWaiting();
    stopWatching();
    end();
  };
  return { part, opened, isOpen: () => isOpen, open, finished, finish };
}

export function findGate(selector: string, until: Until): Gate | null {
  const known = gates.get(selector);
  if (known) return known.part.isConnected ? known : null;
  const part = document.querySelector(selector);
  if (!part) return null;
  const gate = createGate(part, until);
  gates.set(selector, gate);
  return gate;
}

export function finishGate(selector: string): void {
  gates.get(selector)?.finish();
  gates.delete(selector);
}

/** The longest wait for the code of a part that hydrates. */
const patienceMilliseconds = 2_000;

/** Hydrates all waiting parts. Otherwise a page change would replace their elements, and a tap would miss them. */
export function takeOverAll(): Promise<unknown> {
  const waiting = [...gates.values()].filter(({ part }) => part.isConnected);
  for (const { open } of waiting) open();
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMilliseconds));
  return Promise.race([patience, Promise.all(waiting.map(({ finished }) => finished))]);
}
