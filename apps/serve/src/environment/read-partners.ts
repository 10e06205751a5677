import type { GeocoderChoice, RouterChoice } from '@comptoir/api';
import { type PaymentChoice, type PaymentEnvironment, readPayment } from './read-payment.ts';

interface PartnerEnvironment extends PaymentEnvironment {
  GEOCODER: GeocoderChoice['kind'];
  ROUTER: RouterChoice['kind'];
  GOOGLE_MAPS_KEY?: string | undefined;
  OSRM_URL?: string | undefined;
  CLOCK?: string | undefined;
}

/** Who knows addresses, measures routes and takes cards. */
interface Partners {
  geocoder: GeocoderChoice;
  router: RouterChoice;
  payment: PaymentChoice;
}

/** Reads what several variables say together. @throws an Error whose message has a sentence for each that can't be, one a line. */
export function readPartners(
  environment: PartnerEnvironment,
  demo: { isDemo: boolean; sandboxPort: number },
): Partners {
  const faults: string[] = [];
  /** What can't be read is said with the others. */
  function take<T>(read: () => T): T | null {
    try {
      return read();
    } catch (error) {
      faults.push((error as Error).message);
      return null;
    }
  }
  if (environment.CLOCK !== undefined && !demo.isDemo)
    faults.push('CLOCK n’est que pour la démonstration : enlevez-la, ou ajoutez DEMO=true.');
  const geocoder = take(() => readGeocoder(environment));
  const router = take(() => readRouter(environment));
  const payment = take(() => readPayment(environment, demo));
  if (!geocoder || !router || !payment || faults.length > 0) throw new Error(faults.join('\n'));
  return { geocoder, router, payment };
}

function readGeocoder({ GEOCODER: kind, GOOGLE_MAPS_KEY: key }: PartnerEnvironment): GeocoderChoice {
  if (kind !== 'google') return { kind };
  if (key === undefined) throw new Error('GEOCODER=google demande une clé : ajoutez GOOGLE_MAPS_KEY.');
  return { kind, key };
}

function readRouter({ ROUTER: kind, GOOGLE_MAPS_KEY: key, OSRM_URL: root }: PartnerEnvironment): RouterChoice {
  if (kind === 'osrm') {
    if (root === undefined) throw new Error('ROUTER=osrm demande un serveur : ajoutez OSRM_URL.');
    return { kind, root };
  }
  if (kind !== 'google') return { kind };
  if (key === undefined) throw new Error('ROUTER=google demande une clé : ajoutez GOOGLE_MAPS_KEY.');
  return { kind, key };
}
