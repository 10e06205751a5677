import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { findGate, finishGate, type Until, untilNear } from './gates.ts';

const never = () => () => undefined;

interface GatedProps extends Required<HydrateLaterProps> {
  isTakenOver: RefObject<boolean>;
}

function Gated({ at, until, isTakenOver, children }: GatedProps) {
  // True only while the server's HTML is taken over: what is rendered anew waits for nothing.
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  );
  const gate = isHydrating ? findGate(at, until) : null;
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
  /** What it waits for, always the same; left out: that it comes near the screen. */
  until?: Until;
  children: ReactNode;
}

/**
 * A part of the page that stays the server's HTML until it comes near the screen, or what else it waits for. Its links work before, and what is tapped in
 * it is done once it is taken over. Nothing above it may change its properties or a context before: React would render it anew,
 * and in a transition wait for ever.
 */
export function HydrateLater({ at, until = untilNear, children }: HydrateLaterProps) {
  const isTakenOver = useRef(false);
  // React comes to the part itself later: a hand in it before that must find the gate.
  useLayoutEffect(() => {
    if (!isTakenOver.current) findGate(at, until);
    return () => finishGate(at);
  }, [at, until]);
  return (
    <Suspense>
      <Gated at={at} until={until} isTakenOver={isTakenOver}>
        {children}
      </Gated>
    </Suspense>
  );
}
