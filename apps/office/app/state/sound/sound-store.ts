import { create } from 'zustand';
import type { SoundState } from './ring.ts';
import type { RingLevel } from './ring-level.ts';

interface SoundView {
  sound: SoundState;
  /** The ring level of the waiting orders, whether or not it is audible. */
  level: RingLevel;
  /** Until when the ring is muted, by the restaurant's clock; milliseconds since 1970. */
  mutedUntil: number | null;
  isAlarmSilenced: boolean;
  /** The server could not be asked whether this screen may be muted. */
  hasMuteFailed: boolean;
  /** Whether the screen stays on; null: not known yet. */
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
