/** A tone of a sound. */
export interface Tone {
  hertz: number;
  /** From the sound's beginning on; milliseconds. */
  at: number;
  lasting: number;
  /** From 0 to 1. */
  gain: number;
}

/** What makes sounds, as far as the browser lets it. */
export interface Sounder {
  isRunning(): boolean;
  /** Of its own clock: it advances where it really sounds. */
  seconds(): number;
  /** In a tap: browsers let nothing sound before one. Rejects where it may not. */
  resume(): Promise<void>;
  play(tones: Tone[]): void;
  /** Ends what sounds now. */
  hush(): void;
  close(): void;
}

/** Tones come and go within so long, or they would crack; seconds. */
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

/** Opens the device's loudspeaker by Web Audio, without any file (BRD-21); null: this browser has none. */
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
