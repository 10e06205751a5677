import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { findGate, finishGate } from './gates.ts';

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
  useEffect(() => finishGate(at), [at]);
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
    return () => finishGate(at);
  }, [at]);
  return (
    <Suspense>
      <Gated at={at} isTakenOver={isTakenOver}>
        {children}
      </Gated>
    </Suspense>
  );
}
