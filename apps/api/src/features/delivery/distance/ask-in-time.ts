import type { FastifyBaseLogger } from 'fastify';
import { GatewayFailure } from '../../../gateways/gateway-failure.ts';
import { withinTime } from '../../../gateways/within-time.ts';

/** The time limit of geocoder and router together (docs/trust.md, R10). */
const limitMilliseconds = 3_000;

/** Calls geocoder and router. An error becomes `unavailable` and is logged without the address. */
export async function askInTime<T>(log: FastifyBaseLogger, ask: () => Promise<T>): Promise<T | 'unavailable'> {
  try {
    return await withinTime(ask, { name: 'the look-up of an address', limitMilliseconds });
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    log.warn({ err: error }, 'an address could not be looked up');
    return 'unavailable';
  }
}
