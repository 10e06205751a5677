import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startUpstream, type Upstream } from '../../testing/start-upstream.ts';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import { cacheGeocoder } from './cached-geocoder.ts';
import type { Geocoder } from './geocoder.ts';
import { createGeoplateformeGeocoder } from './geoplateforme-geocoder.ts';

let upstream: Upstream;
let geoplateforme: Geocoder;
beforeEach(async () => {
  upstream = await startUpstream();
  const breaker = createCircuitBreaker({ name: 'the geocoder', limitMilliseconds: 2_000 });
  geoplateforme = createGeoplateformeGeocoder(breaker, upstream.root);
});
afterEach(() => upstream.close());

const near = { lat: 45.764, lng: 4.8357 };
const formattedAddress = '5 Place Bellecour, 69002 Lyon, France';

describe('the geocoder of the Géoplateforme', () => {
  const feature = (properties: object = {}, coordinates: unknown = [4.832, 45.7578]) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: {
      label: '5 Place Bellecour 69002 Lyon',
      score: 0.95,
      housenumber: '5',
      name: '5 Place Bellecour',
      postcode: '69002',
      citycode: '69382',
      city: 'Lyon',
      context: '69, Rhône, Auvergne-Rhône-Alpes',
      type: 'housenumber',
      street: 'Place Bellecour',
      _type: 'address',
      ...properties,
    },
  });
  const say = (...features: object[]) => upstream.say({ type: 'FeatureCollection', features, query: '' });

  it('suggests houses and streets near the restaurant, not towns [API-29]', async () => {
    say(
      feature(),
      feature({ type: 'municipality', name: 'Lyon' }),
      feature({ type: 'street', name: 'Place Bellecour' }),
    );
    expect(await geoplateforme.suggest('5 place bel', { near, limit: 5 })).toEqual([
      { description: formattedAddress, mainText: '5 Place Bellecour', secondaryText: '69002 Lyon, France' },
      {
        description: 'Place Bellecour, 69002 Lyon, France',
        mainText: 'Place Bellecour',
        secondaryText: '69002 Lyon, France',
      },
    ]);
    expect(upstream.asked[0]?.url).toBe(
      '/geocodage/search?index=address&q=5 place bel&limit=5&autocomplete=1&lat=45.764&lon=4.8357',
    );
  });

  it('finds a house, asked without the country that it takes for a street [API-30]', async () => {
    say(feature());
    expect(await geoplateforme.locate(formattedAddress)).toEqual({
      formattedAddress,
      address: '5 Place Bellecour',
      city: 'Lyon',
      state: 'Auvergne-Rhône-Alpes',
      postalCode: '69002',
      country: 'France',
      isPrecise: true,
      point: { lat: 45.7578, lng: 4.832 },
    });
    expect(upstream.asked[0]?.url).toContain('q=5 Place Bellecour, 69002 Lyon&limit=1&autocomplete=0');
  });

  it('tells a street from a house, and takes no guess for an address [API-30]', async () => {
    say(feature({ type: 'street', name: 'Place Bellecour' }));
    expect(await geoplateforme.locate('place Bellecour')).toMatchObject({ isPrecise: false });
    say(feature({ score: 0.65, name: '5 Rue de la Crête' }));
    expect(await geoplateforme.locate('5 rue de la gare')).toBeNull();
    say();
    expect(await geoplateforme.locate('xyz')).toBeNull();
  });

  it('knows nothing for a question that the service can not read', async () => {
    upstream.say({ code: 400, detail: ['q: must contain between 3 and 200 chars'] }, 400);
    expect(await geoplateforme.suggest('???', { near: null, limit: 5 })).toEqual([]);
    expect(await geoplateforme.locate('???')).toBeNull();
  });

  it.each([
    [{ features: null }],
    [{ features: [{ geometry: null, properties: {} }] }],
    [{ features: [feature({ name: 5 })] }],
    [{ features: [feature({}, ['4.832', '45.7578'])] }],
    [{ features: [feature({}, [4.832, 1e9])] }],
    [[]],
  ])('fails on an answer in another shape: %j', async (body) => {
    upstream.say(body);
    await expect(geoplateforme.locate('5 place Bellecour')).rejects.toMatchObject({ name: 'GatewayFailure' });
    await expect(geoplateforme.suggest('5 place', { near, limit: 5 })).rejects.toMatchObject({
      name: 'GatewayFailure',
    });
  });
});

describe('a geocoder beyond the network', () => {
  it('is asked once for the same words, suggestions for 10 minutes, addresses for a day', async () => {
    let now = 1;
    const asked: string[] = [];
    const geocoder = cacheGeocoder(
      {
        suggest: async (query) => {
          asked.push(query);
          return [];
        },
        locate: async (address) => {
          asked.push(address);
          return null;
        },
      },
      () => now,
    );
    const options = { near, limit: 5 };
    const askAll = async () => {
      await geocoder.suggest('Rue Mercière', options);
      await geocoder.suggest('rue  merciere ', options);
      await geocoder.locate('5 rue Mercière');
      await geocoder.locate('5 RUE MERCIERE');
    };
    await askAll();
    expect(asked).toEqual(['Rue Mercière', '5 rue Mercière']);
    now += 10 * 60_000 + 1;
    await askAll();
    now += 24 * 60 * 60_000 + 1;
    await askAll();
    expect(asked.slice(2)).toEqual(['Rue Mercière', 'Rue Mercière', '5 rue Mercière']);
  });

  it('is asked again after a failure', async () => {
    const geocoder = cacheGeocoder(geoplateforme);
    await expect(geocoder.locate('xyz')).rejects.toMatchObject({ name: 'GatewayFailure' });
    upstream.say({ features: [] });
    expect(await geocoder.locate('xyz')).toBeNull();
  });
});
