import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startUpstream, type Upstream } from '../../testing/start-upstream.ts';
import { type CircuitBreaker, createCircuitBreaker } from '../circuit-breaker.ts';
import { createGeoplateformeRouter } from './geoplateforme-router.ts';
import { createGoogleRouter } from './google-router.ts';
import { createOsrmRouter } from './osrm-router.ts';
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

const kinds = [
  {
    name: 'the Géoplateforme',
    create: () => createGeoplateformeRouter(breaker, upstream.root),
    good: {
      distance: 3200,
      duration: 720,
      distanceUnit: 'meter',
      timeUnit: 'second',
      geometry: { type: 'LineString' },
    },
    none: { body: { error: { message: 'No path found' } }, status: 404 },
    url: '/navigation/itineraire?resource=bdtopo-osrm&profile=car&optimization=fastest&start=4.8357,45.764&end=4.832,45.7578',
    wrong: [
      {},
      { distance: '3200', duration: 720 },
      { distance: -1, duration: 720 },
      { distance: 1e12, duration: 720 },
    ],
  },
  {
    name: 'OSRM',
    create: () => createOsrmRouter(breaker, `${upstream.root}/osrm`),
    good: { code: 'Ok', routes: [{ distance: 3200, duration: 720, legs: [] }, { distance: 9 }], waypoints: [] },
    none: { body: { code: 'NoRoute', message: 'Impossible route between points' }, status: 400 },
    url: '/osrm/route/v1/driving/4.8357,45.764;4.832,45.7578?overview=false',
    wrong: [{}, { code: 'Ok', routes: [] }, { routes: [{ distance: null, duration: 720 }] }],
  },
  {
    name: 'Google',
    create: () => createGoogleRouter(breaker, 'the-key', upstream.root),
    good: { routes: [{ distanceMeters: 3200, duration: '720s' }] },
    none: { body: {}, status: 200 },
    url: '/directions/v2:computeRoutes',
    wrong: [{ routes: {} }, { routes: [{ distanceMeters: '3200' }] }, { routes: [{ duration: 720 }] }],
  },
] as const;

describe.each(kinds)('the router of $name', ({ create, good, none, url, wrong }) => {
  it('measures the route by road [API-31]', async () => {
    upstream.say(good);
    expect(await create().measure(restaurant, bellecour)).toEqual({ distanceKm: 3.2, durationMinutes: 12 });
    expect(upstream.asked[0]?.url).toContain(url);
  });

  it('says so where no road leads', async () => {
    upstream.say(none.body, none.status);
    expect(await create().measure(restaurant, bellecour)).toBeNull();
  });

  it.each(wrong)('fails on an answer in another shape: %j', async (body) => {
    upstream.say(body);
    await expect(create().measure(restaurant, bellecour)).rejects.toMatchObject({ name: 'GatewayFailure' });
  });

  it('fails when it is asked wrongly, as with a wrong address or key', async () => {
    upstream.say({ code: 'InvalidUrl', error: { code: 403 } }, 403);
    await expect(create().measure(restaurant, bellecour)).rejects.toMatchObject({ name: 'GatewayFailure' });
  });
});

it('Google is told its key, both points and what is wanted; what it leaves out is 0', async () => {
  upstream.say({ routes: [{ duration: '0s' }] });
  const route = await createGoogleRouter(breaker, 'the-key', upstream.root).measure(restaurant, restaurant);
  expect(route).toEqual({ distanceKm: 0, durationMinutes: 0 });
  expect(upstream.asked[0]).toMatchObject({
    headers: { 'x-goog-api-key': 'the-key', 'x-goog-fieldmask': 'routes.distanceMeters,routes.duration' },
    body: { origin: { location: { latLng: { latitude: 45.764, longitude: 4.8357 } } }, travelMode: 'DRIVE' },
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
