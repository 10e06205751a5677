import { describe, expect, it } from 'vitest';
import type { DoctorWorld } from '../doctor-world.ts';
import { openGoodWorld } from '../testing/good-world.ts';
import { examineClock } from './clock.ts';

/** Runs the check with fake servers that respond with this date. Null means no response. */
async function examined(ask: (host: string, now: Temporal.Instant) => Temporal.Instant | null) {
  const world = await openGoodWorld();
  const asked: DoctorWorld['ask'] = async (url) => {
    const told = ask(new URL(url).hostname, world.now());
    if (!told) throw new TypeError('fetch failed');
    return new Response(null, { status: 404, headers: { date: new Date(told.epochMilliseconds).toUTCString() } });
  };
  const [finding] = await examineClock({ ...world, ask: asked });
  return finding;
}

describe('the machine’s clock', () => {
  it.each([
    [0, 'good', /à l’heure/],
    [30, 'good', /à l’heure/],
    [31, 'bad', /avance de 31 secondes/],
    [-31, 'bad', /retarde de 31 secondes/],
    [300, 'bad', /avance de 5 minutes/],
    [-7_200, 'bad', /retarde de 120 minutes/],
  ])('is ahead by %i s [OFC-30]', async (seconds, state, says) => {
    const finding = await examined((_, now) => now.subtract({ seconds }));
    expect([finding?.state, finding?.says]).toEqual([state, expect.stringMatching(says)]);
  });

  it('is compared with the server that answers [OFC-30]', async () => {
    const late = (now: Temporal.Instant) => now.subtract({ minutes: 5 });
    expect((await examined((host, now) => (host === 'data.geopf.fr' ? late(now) : null)))?.state).toBe('bad');
    expect((await examined(() => null))?.state).toBe('unknown');
  });
});
