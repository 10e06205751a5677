import type { Tone } from '../../platform/sound/open-sounder.ts';

/** The sounds of the board, each for one kind of event (BRD-22). */
export type SoundKind = 'ring' | 'ring-loud' | 'soft' | 'low' | 'falling';

const tones = (gain: number, gap: number, lasting: number, hertz: number[]): Tone[] =>
  hertz.map((one, index) => ({ hertz: one, at: index * gap, lasting, gain }));

export const sounds: Record<SoundKind, Tone[]> = {
  /** `ring`: an order waits for an answer. `ring-loud`: it has waited for a minute. */
  ring: tones(0.6, 200, 180, [880, 1175]),
  'ring-loud': tones(1, 200, 180, [880, 1175, 1480]),
  /** `soft`: an order must be started now, or another person has changed an order. */
  soft: tones(0.3, 0, 220, [660]),
  /** `low`: the connection is lost, or a refund has failed. */
  low: tones(0.8, 320, 260, [220, 196]),
  /** `falling`: the customer has cancelled the order. */
  falling: tones(0.6, 260, 240, [784, 659]),
};
