import { expect } from 'vitest';

/** The probability that a known address takes longer than an unknown one; 0.5 if both take the same time. */
function likelihood(known: number[], unknown: number[]): number {
  const wins = known.map((slow) =>
    unknown.reduce((sum, other) => sum + (slow > other ? 1 : slow === other ? 0.5 : 0), 0),
  );
  return wins.reduce((sum, won) => sum + won, 0) / (known.length * unknown.length);
}

/** Alternates requests for a known and an unknown address, and expects equal responses and times. */
export async function expectIndistinct(
  samples: number,
  ask: (name: 'known' | 'unknown') => Promise<{ statusCode: number; body: string }>,
  between: (sample: number) => Promise<void>,
): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const told = { known: new Set<string>(), unknown: new Set<string>() };
  for (let sample = 0; sample < samples; sample += 1) {
    await between(sample);
    for (const name of sample % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const startedAt = performance.now();
      const { statusCode, body } = await ask(name);
      times[name].push(performance.now() - startedAt);
      told[name].add(`${statusCode} ${body}`);
    }
  }
  expect(told.known).toEqual(told.unknown);
  // Four standard errors of a likelihood of one half: an honest server fails this once in 16,000 runs.
  const tolerance = 4 * Math.sqrt((2 * samples + 1) / (12 * samples * samples));
  expect(Math.abs(likelihood(times.known, times.unknown) - 0.5)).toBeLessThan(tolerance);
}
