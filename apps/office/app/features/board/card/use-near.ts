import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchNear } from '../../../platform/watch/watch-near.ts';

interface Near {
  isNear: boolean;
  /** CSS pixels that it had when it was near last; absent: it is, or never was. */
  height?: number;
}

/** Whether an element is in sight, or soon will be; `startsNear` until that is known. */
export function useNear(startsNear: boolean): Near & { ref: RefObject<HTMLElement | null> } {
  const ref = useRef<HTMLElement>(null);
  const [startedNear] = useState(startsNear);
  const [near, setNear] = useState<Near>({ isNear: startedNear });
  useEffect(() => {
    if (!ref.current) return;
    return watchNear(ref.current, startedNear, (isNear, height) => setNear(isNear ? { isNear } : { isNear, height }));
  }, [startedNear]);
  return { ref, ...near };
}
