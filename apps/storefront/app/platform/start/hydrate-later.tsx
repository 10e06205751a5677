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
  // True during hydration only, because client renders need not wait.
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => typeof window !== 'undefined',
  );
  const gate = isHydrating ? findGate(at, until) : null;
  // The promise is thrown and not passed to `use`: an update may turn this into a client render, which does not wait.
  if (gate && !gate.isOpen()) throw gate.opened;
  useLayoutEffect(() => {
    isTakenOver.current = true;
  }, [isTakenOver]);
  useEffect(() => finishGate(at), [at]);
  return children;
}

interface HydrateLaterProps {
  at: string;
  /** The function must be stable. By default, a part hydrates when it is near the viewport. */
  until?: Until;
  children: ReactNode;
}

/**
 * Keeps the server's HTML until a condition is met, and replays taps after hydration. No parent may change its
 * properties or a context before, because a React transition would wait forever.
 */
export function HydrateLater({ at, until = untilNear, children }: HydrateLaterProps) {
  const isTakenOver = useRef(false);
  // React renders the part later, but an earlier touch already needs its gate.
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
