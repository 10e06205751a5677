import type { FastifyBaseLogger } from 'fastify';
import { GatewayFailure } from '../../../gateways/gateway-failure.ts';
import { withinTime } from '../../../gateways/within-time.ts';

/** For all that one question of ours asks of geocoder and router together (trust R10). */
const limitMilliseconds = 3_000;

/** What geocoder and router answer; `unavailable` when they can't, which is logged without the address. */
export async function askInTime<T>(log: FastifyBaseLogger, ask: () => Promise<T>): Promise<T | 'unavailable'> {
  try {
    return await withinTime(ask, { name: 'the look-up of an address', limitMilliseconds });
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    log.warn({ err: error }, 'an address could not be looked up');
    return 'unavailable';
  }
}
