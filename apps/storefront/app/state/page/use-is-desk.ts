import { useSyncExternalStore } from 'react';
import { matchesMedia, watchMedia } from '../../platform/watch/watch-media.ts';

/** From here on the layout has its columns, as in the styles. */
const desk = '(min-width: 64rem)';

const watch = (onChange: () => void) => watchMedia(desk, onChange);

/** Whether there is room for columns; null on the server and while its HTML is taken over. */
export function useIsDesk(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    watch,
    () => matchesMedia(desk),
    () => null,
  );
}
