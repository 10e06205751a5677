import { onlyByTls } from '@comptoir/web-host';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { httpDate } from './ready/http-date.ts';

const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': onlyByTls,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  // Routes may replace this default `cache-control` header (API-38).
  'cache-control': 'no-store',
};

const securityEntries = Object.entries(securityHeaders);

export function bareHeaders(now: Temporal.Instant): Record<string, string> {
  return { date: httpDate(now.epochMilliseconds), ...securityHeaders };
}

/** Sets the app's time (API-44) and security headers, unless the response already has its own, as pages do. */
export function dressAnswer(reply: FastifyReply, now: Temporal.Instant): void {
  reply.header('date', httpDate(now.epochMilliseconds));
  const isDressed = reply.hasHeader('x-content-type-options');
  for (const [name, value] of isDressed ? [] : securityEntries) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
}

export const answersPlugin = fp(async (app: FastifyInstance, { clock }: { clock: () => Temporal.Instant }) => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    dressAnswer(reply, clock());
    // An idle keep-alive connection would delay the server's shutdown.
    if (isClosing) reply.header('connection', 'close');
    done();
  });
});
