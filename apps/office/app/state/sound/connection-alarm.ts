import type { ConnectionState } from '../board/connection/board-connection.ts';

/** Plays two low tones when the connection is lost, and every 30 s until it is back (BRD-12). */
export interface ConnectionAlarm {
  tick(connection: ConnectionState): void;
  silence(): void;
  isSilenced(): boolean;
}

const everyMilliseconds = 30_000;
const silenceMilliseconds = 10 * 60_000;

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
      // If the session has ended, the alarm plays only once.
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
