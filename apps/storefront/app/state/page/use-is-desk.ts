import { useSyncExternalStore } from 'react';
import { matchesMedia, watchMedia } from '../../platform/watch/watch-media.ts';

/** The breakpoint of the layout with columns. CSS uses the same value. */
const desk = '(min-width: 64rem)';

const watch = (onChange: () => void) => watchMedia(desk, onChange);

/** Returns null on the server and during hydration. */
export function useIsDesk(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    watch,
    () => matchesMedia(desk),
    () => null,
  );
}
