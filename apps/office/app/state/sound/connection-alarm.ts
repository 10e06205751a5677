import type { ConnectionState } from '../board/connection/board-connection.ts';

/** Two low strokes when the board is cut off, and every half a minute while it is (BRD-12). */
export interface ConnectionAlarm {
  tick(connection: ConnectionState): void;
  /** For ten minutes. */
  silence(): void;
  isSilenced(): boolean;
}

const everyMilliseconds = 30_000;
const silenceMilliseconds = 10 * 60_000;

/** `now`: milliseconds that only grow. */
export function createConnectionAlarm({ now, play }: { now: () => number; play: () => void }): ConnectionAlarm {
  let struckAt: number | null = null;
  let silentUntil = Number.NEGATIVE_INFINITY;
  const isSilenced = () => now() < silentUntil;
  return {
    tick: (connection) => {
      if (connection === 'live' || connection === 'late') {
        struckAt = null;
        silentUntil = Number.NEGATIVE_INFINITY;
        return;
      }
      // Whoever has to sign in is told once.
      const isDue = struckAt === null || (connection === 'lost' && now() - struckAt >= everyMilliseconds);
      if (!isDue || isSilenced()) return;
      struckAt = now();
      play();
    },
    silence: () => {
      silentUntil = now() + silenceMilliseconds;
    },
    isSilenced,
  };
}
