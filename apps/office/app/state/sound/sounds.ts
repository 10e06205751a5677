import type { Tone } from '../../platform/sound/open-sounder.ts';

/** What the board says to the ear, each by a sound of its own (BRD-22): nothing else ever sounds. */
export type SoundKind = 'ring' | 'ring-loud' | 'soft' | 'low' | 'falling';

const tones = (gain: number, gap: number, lasting: number, hertz: number[]): Tone[] =>
  hertz.map((one, index) => ({ hertz: one, at: index * gap, lasting, gain }));

export const sounds: Record<SoundKind, Tone[]> = {
  /** An order waits for an answer; for a minute already. */
  ring: tones(0.6, 200, 180, [880, 1175]),
  'ring-loud': tones(1, 200, 180, [880, 1175, 1480]),
  /** To be started now, or changed elsewhere. */
  soft: tones(0.3, 0, 220, [660]),
  /** Something is wrong: the connection, a refund. */
  low: tones(0.8, 320, 260, [220, 196]),
  /** The diner took the order back. */
  falling: tones(0.6, 260, 240, [784, 659]),
};
