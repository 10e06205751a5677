import { create } from 'zustand';
import type { SoundState } from './ring.ts';
import type { RingLevel } from './ring-level.ts';

interface SoundView {
  sound: SoundState;
  /** The ring level of the waiting orders, even if it is not audible. */
  level: RingLevel;
  /** The end of the mute in milliseconds since 1970, by the restaurant's clock. Null: not muted. */
  mutedUntil: number | null;
  isAlarmSilenced: boolean;
  /** True: the server could not be asked if this screen may be muted. */
  hasMuteFailed: boolean;
  /** True: the screen stays on. Null: not known yet. */
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
