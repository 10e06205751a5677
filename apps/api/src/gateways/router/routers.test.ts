import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startUpstream, type Upstream } from '../../testing/start-upstream.ts';
import { type CircuitBreaker, createCircuitBreaker } from '../circuit-breaker.ts';
import { createGeoplateformeRouter } from './geoplateforme-router.ts';
import { straightLineRouter } from './straight-line-router.ts';

let upstream: Upstream;
let breaker: CircuitBreaker;
beforeEach(async () => {
  upstream = await startUpstream();
  breaker = createCircuitBreaker({ name: 'the router', limitMilliseconds: 2_000 });
});
afterEach(() => upstream.close());

const restaurant = { lat: 45.764, lng: 4.8357 };
const bellecour = { lat: 45.7578, lng: 4.832 };

describe('the router of the Géoplateforme', () => {
  const measure = () => createGeoplateformeRouter(breaker, upstream.root).measure(restaurant, bellecour);

  it('measures the route by road [API-31]', async () => {
    upstream.say({ distance: 3200, duration: 720, distanceUnit: 'meter', geometry: { type: 'LineString' } });
    expect(await measure()).toEqual({ distanceKm: 3.2, durationMinutes: 12 });
    expect(upstream.asked[0]?.url).toContain(
      '/navigation/itineraire?resource=bdtopo-osrm&profile=car&optimization=fastest&start=4.8357,45.764&end=4.832,45.7578',
    );
  });

  it('says so where no road leads', async () => {
    upstream.say({ error: { message: 'No path found' } }, 404);
    expect(await measure()).toBeNull();
  });

  it.each([
    {},
    { distance: '3200', duration: 720 },
    { distance: -1, duration: 720 },
    { distance: 1e12, duration: 720 },
  ])('fails on an answer in another shape: %j', async (body) => {
    upstream.say(body);
    await expect(measure()).rejects.toMatchObject({ name: 'GatewayFailure' });
  });

  it('fails when it is asked wrongly', async () => {
    upstream.say({ code: 'InvalidUrl', error: { code: 403 } }, 403);
    await expect(measure()).rejects.toMatchObject({ name: 'GatewayFailure' });
  });
});

describe('the straight line', () => {
  it('is lengthened as streets are, at the pace of a bicycle [API-31]', async () => {
    // Bellecour to the Part-Dieu station: 2.3 km in a straight line, 3 km by road.
    const route = await straightLineRouter.measure(bellecour, { lat: 45.7606, lng: 4.8611 });
    expect(route?.distanceKm).toBeCloseTo(2.98, 1);
    expect(route?.durationMinutes).toBeCloseTo(9.9, 0);
  });

  it('is nothing to the restaurant itself', async () => {
    expect(await straightLineRouter.measure(bellecour, bellecour)).toEqual({ distanceKm: 0, durationMinutes: 0 });
  });
});
