import { create } from 'zustand';
import type { SoundState } from './ring.ts';
import type { RingLevel } from './ring-level.ts';

interface SoundView {
  sound: SoundState;
  /** The ring level of the waiting orders, even if it is not audible. */
  level: RingLevel;
  /** When the mute ends, in milliseconds since 1970 by the restaurant's clock. Null if the ring is not muted. */
  mutedUntil: number | null;
  isAlarmSilenced: boolean;
  /** True if the server did not answer the request to mute this screen. */
  hasMuteFailed: boolean;
  /** `isAwake` is true if the screen stays on, and null until this is known. */
  isAwake: boolean | null;
}

export const useSoundStore = create<SoundView>(() => ({
  sound: 'locked',
  level: 0,
  mutedUntil: null,
  isAlarmSilenced: false,
  hasMuteFailed: false,
  isAwake: null,
}));
