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
  // Nothing is kept unless the route says so (API-38).
  'cache-control': 'no-store',
};

const securityEntries = Object.entries(securityHeaders);

/** What every answer says, also one that is written without a router. */
export function bareHeaders(now: Temporal.Instant): Record<string, string> {
  return { date: httpDate(now.epochMilliseconds), ...securityHeaders };
}

/** Gives an answer the app's own time (API-44) and the security headers. One that brings some of its own, as the site's do, brings all. */
export function dressAnswer(reply: FastifyReply, now: Temporal.Instant): void {
  reply.header('date', httpDate(now.epochMilliseconds));
  const isDressed = reply.hasHeader('x-content-type-options');
  for (const [name, value] of isDressed ? [] : securityEntries) {
    if (!reply.hasHeader(name)) reply.header(name, value);
  }
}

/** Dresses every answer of the server, the pages' too. */
export const answersPlugin = fp(async (app: FastifyInstance, { clock }: { clock: () => Temporal.Instant }) => {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    dressAnswer(reply, clock());
    // A connection that is kept would keep the server, too.
    if (isClosing) reply.header('connection', 'close');
    done();
  });
});
