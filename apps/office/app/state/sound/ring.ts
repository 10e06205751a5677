import type { Sounder } from '../../platform/sound/open-sounder.ts';
import type { RingLevel } from './ring-level.ts';
import { type SoundKind, sounds } from './sounds.ts';

/** Whether this board can be heard: `locked` until somebody taps, `broken` where its clock stands still, `muted` for a few minutes. */
export type SoundState = 'locked' | 'on' | 'muted' | 'broken';

export interface RingTools {
  /** Milliseconds that only grow. */
  now: () => number;
  /** Null: this browser makes no sounds. */
  openSounder: () => Sounder | null;
  /** Told of each sound that was really made. */
  count: (kind: SoundKind) => void;
}

/** The board's voice. It has no timer: whoever owns it calls `tick` a few times a second. */
export interface Ring {
  /** Rings as loud as the orders that wait ask for. */
  tick(level: RingLevel): void;
  /** Rings at once, whatever it did before: an order has come. */
  strike(level: RingLevel): void;
  play(kind: 'soft' | 'low' | 'falling'): void;
  /** Somebody has touched the screen: what is silent may sound from then on (BRD-17, BRD-18). It may never resolve. */
  touch(): Promise<void>;
  /** For five minutes, on this screen alone; nothing mutes the loud ring (BRD-23). */
  mute(): void;
  unmute(): void;
  state(): SoundState;
  /** Until when it is muted, by the clock that it was given; null: it is not. */
  mutedUntil(): number | null;
  close(): void;
}

const everyMilliseconds = { 1: 3_000, 2: 1_200 };
/** So long the first stroke waits for the order's card, which strikes itself once it is painted (BRD-07). */
const paintMilliseconds = 1_000;
const muteMilliseconds = 5 * 60_000;
/** So often it is looked whether the sounder's clock advances (BRD-19). */
const checkMilliseconds = 30_000;

export function createRing({ now, openSounder, count }: RingTools): Ring {
  let sounder: Sounder | null = null;
  /** Somebody touched the screen and it did not help. */
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
        // What was resumed may be dead all the same.
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
