import { addressKey } from '../features/delivery/distance/address-key.ts';
import { GatewayFailure } from '../gateways/gateway-failure.ts';
import type { Geocoder, LocatedAddress } from '../gateways/geocoder/geocoder.ts';
import type { Router } from '../gateways/router/router.ts';

/** The address 5 place Bellecour, as in requirements A.20. */
export const bellecour: LocatedAddress = {
  formattedAddress: '5 place Bellecour, 69002 Lyon, France',
  address: '5 place Bellecour',
  city: 'Lyon',
  state: 'Auvergne-Rhône-Alpes',
  postalCode: '69002',
  country: 'France',
  isPrecise: true,
  point: { lat: 45.7578, lng: 4.832 },
};

/** A fake geocoder and router with configurable results, which record their calls. */
export interface FakeUpstreams {
  geocoder: Geocoder;
  router: Router;
  asked: string[];
  /** Addresses are found by any part of their text. */
  addresses: LocatedAddress[];
  state: 'up' | 'down' | 'hanging';
  /** Null means that no road leads there. */
  distanceKm: number | null;
  reset(): void;
}

export function createFakeUpstreams(): FakeUpstreams {
  const ask = async <T>(question: string, answer: () => T): Promise<T> => {
    upstreams.asked.push(question);
    if (upstreams.state === 'down') throw new GatewayFailure('the test says so');
    if (upstreams.state === 'hanging') await new Promise(() => undefined);
    return answer();
  };
  const find = (line: string) =>
    upstreams.addresses.filter(({ formattedAddress }) => addressKey(formattedAddress).includes(addressKey(line)));
  const upstreams: FakeUpstreams = {
    geocoder: {
      suggest: (query, options) =>
        ask(`suggest ${JSON.stringify([query, options])}`, () =>
          find(query).map(({ formattedAddress, address, postalCode, city, country }) => ({
            description: formattedAddress,
            mainText: address,
            secondaryText: `${postalCode} ${city}, ${country}`,
          })),
        ),
      locate: (line) => ask(`locate ${line}`, () => find(line)[0] ?? null),
    },
    router: {
      measure: (from, to) =>
        ask(`measure ${from.lat},${from.lng} ${to.lat},${to.lng}`, () => {
          const { distanceKm } = upstreams;
          return distanceKm === null ? null : { distanceKm, durationMinutes: 12.3 };
        }),
    },
    asked: [],
    addresses: [bellecour],
    state: 'up',
    distanceKm: 3.2,
    reset: () => Object.assign(upstreams, { asked: [], addresses: [bellecour], state: 'up', distanceKm: 3.2 }),
  };
  return upstreams;
}
