import { afterEach, expect, it, vi } from 'vitest';
import { chooseGeocoder } from './geocoder/choose-geocoder.ts';
import { chooseRouter } from './router/choose-router.ts';
import { straightLineRouter } from './router/straight-line-router.ts';

afterEach(() => vi.restoreAllMocks());

/** Where a question would go; nothing leaves this machine. */
function watchFetch(): () => string | undefined {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  return () => fetch.mock.calls[0] && new URL(String(fetch.mock.calls[0][0])).origin;
}

const point = { lat: 45.764, lng: 4.8357 };

it.each([
  [{ kind: 'geoplateforme' }, 'https://data.geopf.fr'],
  [{ kind: 'google', key: 'k' }, 'https://places.googleapis.com'],
] as const)('the geocoder %j is asked at its own host', async (choice, host) => {
  const asked = watchFetch();
  await expect(chooseGeocoder(choice)?.locate('5 place Bellecour')).rejects.toMatchObject({ name: 'GatewayFailure' });
  expect(asked()).toBe(host);
});

it.each([
  [{ kind: 'geoplateforme' }, 'https://data.geopf.fr'],
  [{ kind: 'osrm', root: 'http://osrm.example:5000' }, 'http://osrm.example:5000'],
  [{ kind: 'google', key: 'k' }, 'https://routes.googleapis.com'],
] as const)('the router %j is asked at its own host', async (choice, host) => {
  const asked = watchFetch();
  await expect(chooseRouter(choice).measure(point, point)).rejects.toMatchObject({ name: 'GatewayFailure' });
  expect(asked()).toBe(host);
});

it('nobody beyond the network is asked unless chosen', () => {
  expect(chooseGeocoder({ kind: 'local' })).toBeUndefined();
  expect(chooseRouter({ kind: 'straight-line' })).toBe(straightLineRouter);
});
