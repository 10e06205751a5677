import { GatewayFailure } from './gateway-failure.ts';

/** Awaits a call and rejects with `GatewayFailure` at the time limit, even if the call ignores its signal. */
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
