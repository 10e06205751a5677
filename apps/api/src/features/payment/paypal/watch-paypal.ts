import type { FastifyBaseLogger } from 'fastify';
import type { PaymentGateway } from '../../../gateways/payment/payment-gateway.ts';
import { createLoop, type Loop } from '../../../jobs/create-loop.ts';
import type { ServedCatalogue } from '../../catalogue/served-catalogue.ts';

interface Options {
  cards: PaymentGateway;
  catalogue: Pick<ServedCatalogue, 'tellPaypal' | 'paypal'>;
  now: () => Temporal.ZonedDateTime;
  log: FastifyBaseLogger;
}

const everyMs = 60_000;
const minutesWhileKnown = 60;
const minutesWhileUnknown = 10;

/**
 * Asks at the start, then every hour, whether the account offers PayPal; every ten minutes while that is unknown (PYX-39). An answer
 * that does not come makes it unknown, and PayPal is not offered then.
 */
export function watchPaypal({ cards, catalogue, now, log }: Options): Loop {
  let askedAt: Temporal.Instant | null = null;

  async function ask(): Promise<void> {
    const at = now().toInstant();
    const isUnknown = catalogue.paypal() === null;
    const minutes = isUnknown ? minutesWhileUnknown : minutesWhileKnown;
    if (askedAt && at.since(askedAt).total('minutes') < minutes) return;
    const isSaid = askedAt !== null && isUnknown;
    askedAt = at;
    try {
      catalogue.tellPaypal(await cards.isPaypalOffered());
    } catch (error) {
      catalogue.tellPaypal(null);
      if (!isSaid)
        log.warn({ err: error }, 'it is unknown whether the account offers PayPal, so that it is not offered');
    }
  }

  const loop = createLoop({ work: ask, everyMs, log, failure: 'PayPal could not be asked for' });
  loop.wake();
  return loop;
}
