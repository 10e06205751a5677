import { GatewayFailure } from './gateway-failure.ts';
import { withinTime } from './within-time.ts';

/** Calls an upstream. Rejects with `GatewayFailure` on an error or at the time limit, when the signal aborts. */
export type CircuitBreaker = <T>(call: (signal: AbortSignal) => Promise<T>) => Promise<T>;

interface Rules {
  name: string;
  limitMilliseconds: number;
  now?: () => number;
}

const mostFailures = 5;
const failureMilliseconds = 30_000;
const openMilliseconds = 15_000;

/** After 5 failures in 30 s the circuit opens for 15 s. Then one call probes the upstream. */
export function createCircuitBreaker({
  name,
  limitMilliseconds,
  now = () => performance.now(),
}: Rules): CircuitBreaker {
  let failures: number[] = [];
  let openUntil: number | null = null;
  let isProbing = false;

  function noteFailure(wasProbe: boolean): void {
    const at = now();
    failures = [...failures.filter((failure) => at - failure < failureMilliseconds), at].slice(-mostFailures);
    if (wasProbe || failures.length === mostFailures) openUntil = at + openMilliseconds;
  }

  return async (call) => {
    const isProbe = openUntil !== null;
    if (openUntil !== null && (now() < openUntil || isProbing)) {
      throw new GatewayFailure(`${name} failed repeatedly: its circuit is open for a while`);
    }
    isProbing = isProbe;
    try {
      const answer = await withinTime(call, { name, limitMilliseconds });
      if (isProbe) {
        failures = [];
        openUntil = null;
      }
      return answer;
    } catch (error) {
      noteFailure(isProbe);
      if (error instanceof GatewayFailure) throw error;
      throw new GatewayFailure(`${name} could not be asked`, { cause: error });
    } finally {
      if (isProbe) isProbing = false;
    }
  };
}
