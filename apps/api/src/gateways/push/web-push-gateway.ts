import { type CircuitBreaker, createCircuitBreaker } from '../circuit-breaker.ts';
import { GatewayFailure } from '../gateway-failure.ts';
import type { PushGateway, PushMessage, PushOutcome, PushSender } from './push-gateway.ts';
import { findService } from './push-services.ts';

interface Options {
  sandbox?: string | null;
  limitMilliseconds?: number;
}

const tooMany = 429;

/** Sends pushes (RFC 8030). The package only encrypts them, because the shop's own request follows no redirect. */
export function createWebPush({ sandbox = null, limitMilliseconds = 10_000 }: Options = {}): PushGateway {
  const breakers = new Map<string, CircuitBreaker>();

  /** Each push service has its own circuit breaker, so that one failing service does not block the others. */
  function breakerOf(endpoint: string): CircuitBreaker {
    const name = findService(endpoint, sandbox);
    if (name === null) throw new GatewayFailure('An address is of no push service');
    const breaker = breakers.get(name) ?? createCircuitBreaker({ name, limitMilliseconds });
    breakers.set(name, breaker);
    return breaker;
  }

  return {
    isService: (endpoint) => findService(endpoint, sandbox) !== null,
    send: async (message, sender) => {
      const breaker = breakerOf(message.subscription.endpoint);
      const request = await writeRequest(message, sender);
      return breaker((signal) => ask(request, signal));
    },
  };
}

type PushRequest = Awaited<ReturnType<typeof writeRequest>>;

async function writeRequest(
  { subscription: { endpoint, p256dh, auth }, text, ttlSeconds }: PushMessage,
  { publicKey, privateKey, contact }: PushSender,
) {
  const { default: webPush } = await import('web-push');
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
    vapidDetails: { subject: contact, publicKey, privateKey },
    TTL: ttlSeconds,
    urgency: 'high',
    contentEncoding: 'aes128gcm',
  });
}

async function ask({ endpoint, headers, body }: PushRequest, signal: AbortSignal): Promise<PushOutcome> {
  const { 'Content-Length': _, ...own } = headers;
  const asked = { method: 'POST', headers: own, body: new Uint8Array(body), redirect: 'error', signal } as const;
  const response = await fetch(endpoint, asked);
  await response.body?.cancel();
  const { status, ok } = response;
  if (ok) return 'delivered';
  if (status === 404 || status === 410) return 'gone';
  if (status >= 500 || status === tooMany)
    throw new GatewayFailure(`${new URL(endpoint).host} answered with status ${status}`);
  return 'refused';
}
