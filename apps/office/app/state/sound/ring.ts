import type { Sounder } from '../../platform/sound/open-sounder.ts';
import type { RingLevel } from './ring-level.ts';
import { type SoundKind, sounds } from './sounds.ts';

/** `locked`: sound needs a tap first. `broken`: the audio clock has stopped. `muted`: the user has muted the ring. */
export type SoundState = 'locked' | 'on' | 'muted' | 'broken';

export interface RingTools {
  /** A monotonic clock in milliseconds. */
  now: () => number;
  /** Returns null if the browser has no audio. */
  openSounder: () => Sounder | null;
  count: (kind: SoundKind) => void;
}

/** The sound of the board. It has no timer: the caller calls `tick` several times a second. */
export interface Ring {
  tick(level: RingLevel): void;
  /** Rings at once, because an order has arrived. */
  strike(level: RingLevel): void;
  play(kind: 'soft' | 'low' | 'falling'): void;
  /** Unlocks the sound after a tap (BRD-17, BRD-18). The promise may never resolve. */
  touch(): Promise<void>;
  /** Mutes this screen for five minutes. The loud ring cannot be muted (BRD-23). */
  mute(): void;
  unmute(): void;
  state(): SoundState;
  /** The time at which the mute ends, by the injected clock. Null if the ring is not muted. */
  mutedUntil(): number | null;
  close(): void;
}

const everyMilliseconds = { 1: 3_000, 2: 1_200 };
/** The ring starts when the order's card is painted. It waits at most this long (BRD-07). */
const paintMilliseconds = 1_000;
const muteMilliseconds = 5 * 60_000;
/** The interval of the check that the audio clock advances (BRD-19). */
const checkMilliseconds = 30_000;

export function createRing({ now, openSounder, count }: RingTools): Ring {
  let sounder: Sounder | null = null;
  /** `hasTried` is true if a tap has already failed to unlock the sound. */
  let hasTried = false;
  let isFrozen = false;
  let checked = { at: now(), seconds: -1 };
  let struckAt = Number.NEGATIVE_INFINITY;
  let mutedUntil: number | null = null;
  let level: RingLevel = 0;

  function state(): SoundState {
    if (isFrozen) return 'broken';
    if (!sounder?.isRunning()) return 'locked';
    return mutedUntil === null ? 'on' : 'muted';
  }

  function sound(kind: SoundKind): void {
    if (!sounder?.isRunning()) return;
    sounder.play(sounds[kind]);
    count(kind);
  }

  function strike(loudness: RingLevel): void {
    if (!sounder?.isRunning() || (loudness !== 2 && mutedUntil !== null)) return;
    struckAt = now();
    sound(loudness === 2 ? 'ring-loud' : 'ring');
  }

  function checkClock(): void {
    if (!sounder?.isRunning()) {
      checked = { at: now(), seconds: -1 };
      return;
    }
    hasTried = false;
    if (checked.seconds >= 0 && now() - checked.at < checkMilliseconds) return;
    const seconds = sounder.seconds();
    isFrozen = seconds === checked.seconds;
    checked = { at: now(), seconds };
  }

  return {
    tick: (asked) => {
      checkClock();
      if (mutedUntil !== null && (asked === 2 || now() >= mutedUntil)) mutedUntil = null;
      if (asked === 0 && level !== 0) sounder?.hush();
      if (asked !== 0 && level === 0)
        struckAt = Math.max(struckAt, now() - everyMilliseconds[asked] + paintMilliseconds);
      level = asked;
      if (asked !== 0 && now() - struckAt >= everyMilliseconds[asked]) strike(asked);
    },
    strike,
    play: sound,
    touch: async () => {
      if (state() === 'on' || state() === 'muted') return;
      if (isFrozen || hasTried) {
        // A resumed audio context may still be silent, so it is replaced.
        sounder?.close();
        sounder = null;
        isFrozen = false;
        checked = { at: now(), seconds: -1 };
      }
      sounder ??= openSounder();
      hasTried = true;
      await sounder?.resume().catch(() => undefined);
    },
    mute: () => {
      if (level !== 2) mutedUntil = now() + muteMilliseconds;
    },
    unmute: () => {
      mutedUntil = null;
    },
    state,
    mutedUntil: () => mutedUntil,
    close: () => sounder?.close(),
  };
}
