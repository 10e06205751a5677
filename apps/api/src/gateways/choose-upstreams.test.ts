import { afterEach, expect, it, vi } from 'vitest';
import { chooseGeocoder } from './geocoder/choose-geocoder.ts';
import { chooseRouter } from './router/choose-router.ts';
import { straightLineRouter } from './router/straight-line-router.ts';

afterEach(() => vi.restoreAllMocks());

const point = { lat: 45.764, lng: 4.8357 };

it.each([
  ['geocoder', () => chooseGeocoder('geoplateforme')?.locate('5 place Bellecour')],
  ['router', () => chooseRouter('geoplateforme').measure(point, point)],
])('the %s of the Géoplateforme is asked at its own host', async (_what, ask) => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  await expect(ask()).rejects.toMatchObject({ name: 'GatewayFailure' });
  expect(fetch.mock.calls.map(([url]) => new URL(String(url)).origin)).toEqual(['https://data.geopf.fr']);
});

it('nothing outside of the network is asked unless chosen', () => {
  expect(chooseGeocoder('local')).toBeUndefined();
  expect(chooseRouter('straight-line')).toBe(straightLineRouter);
});
