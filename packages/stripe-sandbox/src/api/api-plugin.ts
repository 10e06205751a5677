import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createId } from '../create-id.ts';
import type { Fault } from '../faults/faults.ts';
import { type Answer, fail, refuse } from '../http/answer.ts';
import { parseForm } from '../http/parse-form.ts';
import { isRefused } from '../http/read-parameters.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { StripeEvent } from '../ledger/stripe-objects.ts';
import { authenticate, type Keys, refusePublishableKey } from './authenticate.ts';
import { apiVersion, type Call, type Operation } from './call.ts';
import { answerChallenge, confirmIntent } from './confirm-intent.ts';
import { createCustomer, listCustomers, retrieveCustomer, updateCustomer } from './customers.ts';
import { listEvents, retrieveEvent } from './events.ts';
import { findSavedAnswer, fingerprintOf, refuseConcurrent } from './idempotency.ts';
import {
  cancelIntent,
  captureIntent,
  createIntent,
  listIntents,
  retrieveIntent,
  updateIntent,
} from './payment-intents.ts';
import { createRefund, listRefunds, retrieveRefund } from './refunds.ts';

interface ApiOptions {
  keys: Keys;
  ledger: Ledger;
  /** Seconds since 1970. */
  now: () => number;
  takeFault: (method: string, path: string) => Fault['kind'] | null;
  /** Told of every event after it was written. */
  onEvent: (event: StripeEvent) => void;
}

const endpoints: [method: 'GET' | 'POST', path: string, operation: Operation][] = [
  ['POST', '/v1/customers', createCustomer],
  ['GET', '/v1/customers', listCustomers],
  ['GET', '/v1/customers/:id', retrieveCustomer],
  ['POST', '/v1/customers/:id', updateCustomer],
  ['POST', '/v1/payment_intents', createIntent],
  ['GET', '/v1/payment_intents', listIntents],
  ['GET', '/v1/payment_intents/:id', retrieveIntent],
  ['POST', '/v1/payment_intents/:id', updateIntent],
  ['POST', '/v1/payment_intents/:id/confirm', confirmIntent],
  ['POST', '/v1/payment_intents/:id/answer_challenge', answerChallenge],
  ['POST', '/v1/payment_intents/:id/capture', captureIntent],
  ['POST', '/v1/payment_intents/:id/cancel', cancelIntent],
  ['POST', '/v1/refunds', createRefund],
  ['GET', '/v1/refunds', listRefunds],
  ['GET', '/v1/refunds/:id', retrieveRefund],
  ['GET', '/v1/events', listEvents],
  ['GET', '/v1/events/:id', retrieveEvent],
];

/** What a browser may ask for with the publishable key and an intent's client secret. */
const browserOperations = new Set<Operation>([retrieveIntent, confirmIntent, answerChallenge]);

/** Stripe's HTTP API under /v1: forms in, JSON out, keys, idempotency and the faults that a test asks for. */
export async function apiPlugin(app: FastifyInstance, { keys, ledger, now, takeFault, onEvent }: ApiOptions) {
  const busyKeys = new Set<string>();

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );

  for (const [method, path, operation] of endpoints) {
    app.route({ method, url: path, handler: (request, reply) => handle(operation, request, reply) });
  }

  async function handle(operation: Operation, request: FastifyRequest, reply: FastifyReply) {
    const requestId = createId('req');
    const path = new URL(request.url, 'http://sandbox').pathname;
    const body = typeof request.body === 'string' ? request.body : '';
    const form = parseForm(request.method === 'GET' ? new URL(request.url, 'http://sandbox').search.slice(1) : body);
    const key = request.method === 'POST' ? readHeader(request, 'idempotency-key') : null;
    reply.headers({ 'request-id': requestId, 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    const version = readHeader(request, 'stripe-version') ?? apiVersion;
    reply.header('stripe-version', version);
    if (key) reply.header('idempotency-key', key);
    const send = ({ status, body }: { status: number; body: object }) =>
      reply
        .code(status)
        .type('application/json')
        .send(JSON.stringify(body, null, 2));

    const caller = authenticate(request, form, keys);
    if (isRefused(caller)) return send(caller);
    if (caller.isFromBrowser && !browserOperations.has(operation)) return send(refusePublishableKey());
    if (key && busyKeys.has(key)) return send(refuseConcurrent(key));

    const fault = takeFault(request.method, path);
    if (fault === 'rateLimited') return send(refuseTooMany());
    if (fault === 'hang') {
      if (key) busyKeys.add(key);
      request.raw.socket.once('close', () => key && busyKeys.delete(key));
      return reply.hijack();
    }

    const changes = ledger.begin();
    const second = now();
    const fingerprint = fingerprintOf(request.method, path, body);
    const saved = key ? findSavedAnswer(changes, key, fingerprint, second) : null;
    if (saved && 'requestId' in saved) {
      reply.headers({ 'idempotent-replayed': 'true', 'original-request': saved.requestId });
    }
    const id = (request.params as { id?: string }).id ?? '';
    const { key: _, ...parameters } = form;
    const call = { id, form: parameters, ...caller, changes, now: second, version, requestId, idempotencyKey: key };
    const answer = saved ?? carryOut(operation, call, fault);
    if (key && 'hasBegun' in answer && answer.hasBegun) {
      const { status, body } = answer;
      changes.put('answers', { id: key, fingerprint, requestId, status, body, created: second });
    }
    for (const event of changes.commit()) onEvent(event);
    if (fault !== 'loseAnswer') return send(answer);
    request.raw.socket.destroy();
    return reply.hijack();
  }
}

function carryOut(operation: Operation, call: Call, fault: Fault['kind'] | null): Answer {
  const answer = operation(call);
  return fault === 'errorAfterCommit' && answer.hasBegun ? failAfterwards() : answer;
}

function readHeader({ headers }: FastifyRequest, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

const refuseTooMany = (): Answer =>
  refuse(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Too many requests hit the API too quickly.',
  });

const failAfterwards = (): Answer =>
  fail(500, { type: 'api_error', message: 'An unknown error occurred. The sandbox was told to fail afterwards.' });
