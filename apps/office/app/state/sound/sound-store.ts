import { create } from 'zustand';
import type { SoundState } from './ring.ts';
import type { RingLevel } from './ring-level.ts';

interface SoundView {
  sound: SoundState;
  /** How loud the waiting orders ask for it, whether or not it can be heard. */
  level: RingLevel;
  /** Until when the ring is muted, by the restaurant's clock; milliseconds since 1970. */
  mutedUntil: number | null;
  isAlarmSilenced: boolean;
  /** The server could not be asked whether this screen may be muted. */
  hasMuteFailed: boolean;
  /** Whether the device keeps its screen on; null: it has not said yet. */
  isAwake: boolean | null;
}

/** What this screen says of its sound. */
export const useSoundStore = create<SoundView>(() => ({
  sound: 'locked',
  level: 0,
  mutedUntil: null,
  isAlarmSilenced: false,
  hasMuteFailed: false,
  isAwake: null,
}));
