import { deferred } from '@comptoir/web-app/base';
import { hasHandIn, watchSleeper } from './early-hands.ts';

/** In CSS pixels: how far from the screen a part is taken over. */
const nearPixels = 400;

/** What a part of the page waits behind while it is still the server's HTML. */
interface Gate {
  part: Element;
  /** Settles once what it waits for is there, or a hand or the focus is in it. */
  opened: Promise<void>;
  isOpen: () => boolean;
  /** Waits for nothing any more. */
  open: () => void;
  /** Settles once the part is taken over, or gone. */
  finished: Promise<void>;
  /** Says that the part is taken over: what was done in it meanwhile is done again. */
  finish: () => void;
}

/** By the selector of their part. */
const gates = new Map<string, Gate>();

/** Calls back once a part has to be taken over, for another reason than a hand in it; returns how to stop. */
export type Until = (part: Element, open: () => void) => () => void;

/** A part that is near the screen is soon in somebody's hands. */
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

/** The gate of the part that a selector names; null: there is no such part. */
export function findGate(selector: string, until: Until): Gate | null {
  const known = gates.get(selector);
  if (known) return known.part.isConnected ? known : null;
  const part = document.querySelector(selector);
  if (!part) return null;
  const gate = createGate(part, until);
  gates.set(selector, gate);
  return gate;
}

/** The part is taken over, or gone. */
export function finishGate(selector: string): void {
  gates.get(selector)?.finish();
  gates.delete(selector);
}

/** A part whose code has not come by then keeps nobody waiting. */
const patienceMilliseconds = 2_000;

/**
 * Has every part taken over that waits for it. For what is about to change the page: a part that is still the server's would be
 * rendered anew, and whoever has a finger on a dish would tap what is gone.
 */
export function takeOverAll(): Promise<unknown> {
  const waiting = [...gates.values()].filter(({ part }) => part.isConnected);
  for (const { open } of waiting) open();
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMilliseconds));
  return Promise.race([patience, Promise.all(waiting.map(({ finished }) => finished))]);
}
