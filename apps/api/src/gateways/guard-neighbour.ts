import { GatewayFailure } from './gateway-failure.ts';
import { withinTime } from './within-time.ts';

/** Asks a neighbour; a call that fails, or takes too long, rejects with `GatewayFailure`. The signal aborts when time is up. */
export type Guard = <T>(call: (signal: AbortSignal) => Promise<T>) => Promise<T>;

interface Rules {
  /** In messages and logs. */
  name: string;
  limitMilliseconds: number;
  /** A clock that never jumps, in milliseconds. */
  now?: () => number;
}

const mostFailures = 5;
const failureMilliseconds = 30_000;
const restMilliseconds = 15_000;

/**
 * Stands before a neighbour, so that its failures slow down only what needs it: each call has a time limit, and after 5
 * failures in 30 s it is left alone for 15 s; then one call tries whether it is back (trust, "Limits of time").
 */
export function guardNeighbour({ name, limitMilliseconds, now = () => performance.now() }: Rules): Guard {
  let failures: number[] = [];
  let restUntil: number | null = null;
  let isTrying = false;

  function noteFailure(wasTrial: boolean): void {
    const at = now();
    failures = [...failures.filter((failure) => at - failure < failureMilliseconds), at].slice(-mostFailures);
    if (wasTrial || failures.length === mostFailures) restUntil = at + restMilliseconds;
  }

  return async (call) => {
    const isTrial = restUntil !== null;
    if (restUntil !== null && (now() < restUntil || isTrying)) {
      throw new GatewayFailure(`${name} failed repeatedly and is left alone for a while`);
    }
    isTrying = isTrial;
    try {
      const answer = await withinTime(call, { name, limitMilliseconds });
      if (isTrial) {
        failures = [];
        restUntil = null;
      }
      return answer;
    } catch (error) {
      noteFailure(isTrial);
      if (error instanceof GatewayFailure) throw error;
      throw new GatewayFailure(`${name} could not be asked`, { cause: error });
    } finally {
      if (isTrial) isTrying = false;
    }
  };
}
