export interface Tone {
  hertz: number;
  /** Milliseconds since the start of the sound. */
  at: number;
  /** `lasting` is in milliseconds. */
  lasting: number;
  /** `gain` is a factor from 0 to 1. */
  gain: number;
}

export interface Sounder {
  isRunning(): boolean;
  /** The audio clock in seconds. It advances only while sound is audible. */
  seconds(): number;
  /** Call this in a tap, because browsers play no sound before one. Rejects if the browser refuses. */
  resume(): Promise<void>;
  play(tones: Tone[]): void;
  hush(): void;
  close(): void;
}

/** Each tone fades in and out within this time in seconds, because it would click otherwise. */
const edge = 0.01;

function playTone(context: AudioContext, out: AudioNode, { hertz, at, lasting, gain }: Tone): void {
  const from = context.currentTime + at / 1000;
  const until = from + lasting / 1000;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(gain, from + edge);
  volume.gain.setValueAtTime(gain, until - edge);
  volume.gain.linearRampToValueAtTime(0, until);
  tone.connect(volume).connect(out);
  tone.start(from);
  tone.stop(until);
}

/** Generates tones with Web Audio, without sound files (BRD-21). Null if the browser has no Web Audio. */
export function openSounder(): Sounder | null {
  if (!('AudioContext' in window)) return null;
  const context = new AudioContext();
  const openOut = () => {
    const gain = context.createGain();
    gain.connect(context.destination);
    return gain;
  };
  let out = openOut();
  return {
    isRunning: () => context.state === 'running',
    seconds: () => context.currentTime,
    resume: () => context.resume(),
    play: (tones) => {
      for (const tone of tones) playTone(context, out, tone);
    },
    hush: () => {
      out.disconnect();
      out = openOut();
    },
    close: () => void context.close().catch(() => undefined),
  };
}
