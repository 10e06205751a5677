import { GatewayFailure } from './gateway-failure.ts';

/** Waits for a call at most so long, whether or not it listens to its signal; late, it rejects with `GatewayFailure`. */
export async function withinTime<T>(
  call: (signal: AbortSignal) => Promise<T>,
  { name, limitMilliseconds }: { name: string; limitMilliseconds: number },
): Promise<T> {
  const late = new AbortController();
  const { promise: expiry, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    reject(new GatewayFailure(`${name} did not answer within ${limitMilliseconds} ms`));
    late.abort();
  }, limitMilliseconds);
  try {
    return await Promise.race([call(late.signal), expiry]);
  } finally {
    clearTimeout(timer);
  }
}
