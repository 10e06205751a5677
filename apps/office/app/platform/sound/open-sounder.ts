export interface Tone {
  hertz: number;
  /** Milliseconds since the beginning of the sound. */
  at: number;
  /** Milliseconds. */
  lasting: number;
  /** From 0 to 1. */
  gain: number;
}

/** Plays sounds, as far as the browser allows it. */
export interface Sounder {
  isRunning(): boolean;
  /** The loudspeaker's clock, which advances only while sound can be heard. */
  seconds(): number;
  /** Call it in a tap: browsers play nothing before one. Rejects where the browser refuses. */
  resume(): Promise<void>;
  play(tones: Tone[]): void;
  hush(): void;
  close(): void;
}

/** The fade of each tone, without which it would click; seconds. */
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

/** Opens the device's loudspeaker by Web Audio, without any file (BRD-21); null: the browser has none. */
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
