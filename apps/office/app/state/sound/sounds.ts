import type { Tone } from '../../platform/sound/open-sounder.ts';

/** The sounds of the board, one for each event (BRD-22); nothing else makes a sound. */
export type SoundKind = 'ring' | 'ring-loud' | 'soft' | 'low' | 'falling';

const tones = (gain: number, gap: number, lasting: number, hertz: number[]): Tone[] =>
  hertz.map((one, index) => ({ hertz: one, at: index * gap, lasting, gain }));

export const sounds: Record<SoundKind, Tone[]> = {
  /** An order waits for an answer; `ring-loud`: it has waited for a minute. */
  ring: tones(0.6, 200, 180, [880, 1175]),
  'ring-loud': tones(1, 200, 180, [880, 1175, 1480]),
  /** An order is due to start, or was changed elsewhere. */
  soft: tones(0.3, 0, 220, [660]),
  /** A failure of the connection or of a refund. */
  low: tones(0.8, 320, 260, [220, 196]),
  /** The diner withdrew the order. */
  falling: tones(0.6, 260, 240, [784, 659]),
};
