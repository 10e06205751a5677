import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchNear } from '../../../platform/watch/watch-near.ts';

interface Near {
  isNear: boolean;
  /** The element's last height in CSS pixels. Absent if the element is near the viewport now, or never was. */
  height?: number;
}

/** Returns true if the element is in or near the viewport. Until the first measurement it is `startsNear`. */
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
