import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { hasHandIn, watchSleeper } from './early-hands.ts';

/** In CSS pixels: how far from the screen a part is taken over. */
const nearPixels = 400;

interface Gate {
  part: Element;
  /** Settles once the part is near the screen, or a hand or the focus is in it. */
  opened: Promise<void>;
  isOpen: () => boolean;
  /** Says that the part is taken over: what was done in it meanwhile is done again. */
  finish: () => void;
}

const gates = new Map<string, Gate>();

function createGate(part: Element): Gate {
  let settle = () => {};
  let isOpen = false;
  const opened = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const open = () => {
    isOpen = true;
    settle();
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) open();
    },
    { rootMargin: `${nearPixels}px` },
  );
  observer.observe(part);
  const stopWatching = watchSleeper(part, open);
  if (hasHandIn(part)) open();
  const finish = () => {
    observer.disconnect();
    stopWatching();
  };
  return { part, opened, isOpen: () => isOpen, finish };
}

function findGate(selector: string): Gate | null {
  const known = gates.get(selector);
  if (known) return known.part.isConnected ? known : null;
  const part = document.querySelector(selector);
  if (!part) return null;
  const gate = createGate(part);
  gates.set(selector, gate);
  return gate;
}

const never = () => () => undefined;

interface GatedProps extends HydrateLaterProps {
  isTakenOver: RefObject<boolean>;
}

function Gated({ at, isTakenOver, children }: GatedProps) {
  // True only while the server's HTML is taken over: what is rendered anew waits for nothing.
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  );
  const gate = isHydrating ? findGate(at) : null;
  // Thrown, not read by `use`: an update may render the part anew meanwhile, and then waits for nothing.
  if (gate && !gate.isOpen()) throw gate.opened;
  useLayoutEffect(() => {
    isTakenOver.current = true;
  }, [isTakenOver]);
  useEffect(() => {
    gates.get(at)?.finish();
    gates.delete(at);
  }, [at]);
  return children;
}

interface HydrateLaterProps {
  /** Selects the element of the part. */
  at: string;
  children: ReactNode;
}

/**
 * A part of the page that stays the server's HTML until it comes near the screen. Its links work before, and what is tapped in
 * it is done once it is taken over. Nothing above it may change its properties or a context before: React would render it anew,
 * and in a transition wait for ever.
 */
export function HydrateLater({ at, children }: HydrateLaterProps) {
  const isTakenOver = useRef(false);
  // React comes to the part itself later: a hand in it before that must find the gate.
  useLayoutEffect(() => {
    if (!isTakenOver.current) findGate(at);
  }, [at]);
  return (
    <Suspense>
      <Gated at={at} isTakenOver={isTakenOver}>
        {children}
      </Gated>
    </Suspense>
  );
}
