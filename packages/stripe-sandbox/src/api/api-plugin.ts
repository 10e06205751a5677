import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createId } from '../create-id.ts';
import type { Fault, FaultBox } from '../faults/faults.ts';
import { type Answer, fail, refuse } from '../http/answer.ts';
import { type Form, parseForm } from '../http/parse-form.ts';
import { isRefused } from '../http/read-parameters.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { StripeEvent } from '../ledger/stripe-objects.ts';
import { listConfigurations } from './account/payment-method-configurations.ts';
import { createDomain, listDomains, listWallets, validateDomain } from './account/payment-method-domains.ts';
import { authenticate, type Keys, refusePublishableKey } from './authenticate.ts';
import { apiVersion, type Call, type Operation } from './call.ts';
import { answerChallenge, confirmIntent } from './confirm-intent.ts';
import { createCustomer, deleteCustomer, listCustomers, retrieveCustomer, updateCustomer } from './customers.ts';
import { listDisputes, retrieveDispute } from './disputes/disputes.ts';
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
  now: () => number;
  faults: FaultBox;
  pagesUrl: () => string;
  onEvent: (event: StripeEvent) => void;
}

const endpoints: [method: 'GET' | 'POST' | 'DELETE', path: string, operation: Operation][] = [
  ['GET', '/v1/disputes', listDisputes],
  ['GET', '/v1/disputes/:id', retrieveDispute],
  ['POST', '/v1/customers', createCustomer],
  ['GET', '/v1/customers', listCustomers],
  ['GET', '/v1/customers/:id', retrieveCustomer],
  ['POST', '/v1/customers/:id', updateCustomer],
  ['DELETE', '/v1/customers/:id', deleteCustomer],
  ['POST', '/v1/payment_intents', createIntent],
  ['GET', '/v1/payment_intents', listIntents],
  ['GET', '/v1/payment_intents/:id', retrieveIntent],
  ['POST', '/v1/payment_intents/:id', updateIntent],
  ['POST', '/v1/payment_intents/:id/confirm', confirmIntent],
  ['POST', '/v1/payment_intents/:id/answer_challenge', answerChallenge],
  ['POST', '/v1/payment_intents/:id/capture', captureIntent],
  ['POST', '/v1/payment_intents/:id/cancel', cancelIntent],
  ['GET', '/v1/payment_method_configurations', listConfigurations],
  ['POST', '/v1/payment_method_domains', createDomain],
  ['GET', '/v1/payment_method_domains', listDomains],
  ['POST', '/v1/payment_method_domains/:id/validate', validateDomain],
  ['GET', '/v1/wallets', listWallets],
  ['POST', '/v1/refunds', createRefund],
  ['GET', '/v1/refunds', listRefunds],
  ['GET', '/v1/refunds/:id', retrieveRefund],
  ['GET', '/v1/events', listEvents],
  ['GET', '/v1/events/:id', retrieveEvent],
];

const browserOperations = new Set<Operation>([retrieveIntent, confirmIntent, answerChallenge, listWallets]);

/** Stripe's HTTP API under /v1, with form bodies, JSON responses, API keys, idempotency keys and faults for tests. */
export async function apiPlugin(app: FastifyInstance, options: ApiOptions) {
  const { keys, ledger, now, faults, pagesUrl, onEvent } = options;
  const busyKeys = new Set<string>();

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );

  for (const [method, path, operation] of endpoints) {
    app.route({ method, url: path, handler: (request, reply) => handle(operation, request, reply) });
  }

  async function handle(operation: Operation, request: FastifyRequest, reply: FastifyReply) {
    const asked = readRequest(request);
    const { key, path, form } = asked;
    reply.headers(headersOf(asked));
    const send = ({ status, body }: { status: number; body: object }) =>
      reply
        .code(status)
        .type('application/json')
        .send(JSON.stringify(body, null, 2));

    const caller = authenticate(request, form, keys);
    if (isRefused(caller)) return send(caller);
    const refusal = refuseUse(operation, caller.isFromBrowser, key);
    if (refusal) return send(refusal);

    const fault = faults.take(request.method, path);
    if (fault === 'rateLimited') return send(refuseTooMany());
    if (fault === 'hang') {
      if (key) busyKeys.add(key);
      request.raw.socket.once('close', () => key && busyKeys.delete(key));
      return reply.hijack();
    }

    const { answer, replayed } = answerOnce(operation, { ...asked, ...caller, fault });
    if (replayed) reply.headers({ 'idempotent-replayed': 'true', 'original-request': replayed });
    if (fault !== 'loseAnswer') return send(answer);
    request.raw.socket.destroy();
    return reply.hijack();
  }

  function refuseUse(operation: Operation, isFromBrowser: boolean, key: string | null): Answer | null {
    if (isFromBrowser && !browserOperations.has(operation)) return refusePublishableKey();
    return key && busyKeys.has(key) ? refuseConcurrent(key) : null;
  }

  function answerOnce(
    operation: Operation,
    { key, method, path, body, fault, form, ...asked }: Asked & { isFromBrowser: boolean; fault: Fault['kind'] | null },
  ): { answer: Pick<Answer, 'status' | 'body'>; replayed: string | null } {
    const changes = ledger.begin();
    const second = now();
    const fingerprint = fingerprintOf(method, path, body);
    const saved = key ? findSavedAnswer(changes, key, fingerprint, second) : null;
    const { key: _, ...parameters } = form;
    const call = {
      ...asked,
      form: parameters,
      changes,
      now: second,
      idempotencyKey: key,
      isExamined: fault === 'processing',
      isAtOtherNetwork: fault === 'otherNetwork',
      isSentElsewhere: fault === 'redirectElsewhere',
      wallets: faults.wallets(),
      paypal: faults.paypal(),
      pagesUrl: pagesUrl(),
    };
    const answer = saved ?? carryOut(operation, call, fault);
    if (key && 'hasBegun' in answer && answer.hasBegun) {
      const { status, body: told } = answer;
      const { requestId } = asked;
      changes.put('answers', { id: key, fingerprint, requestId, status, body: told, created: second });
    }
    for (const event of changes.commit()) onEvent(event);
    return { answer, replayed: saved && 'requestId' in saved ? saved.requestId : null };
  }
}

interface Asked {
  requestId: string;
  method: string;
  path: string;
  /** The id in the path, or an empty string. */
  id: string;
  body: string;
  form: Form;
  /** The idempotency key; null if absent or if the request changes nothing. */
  key: string | null;
  version: string;
}

function readRequest(request: FastifyRequest): Asked {
  const { method } = request;
  const { pathname, search } = new URL(request.url, 'http://sandbox');
  const body = typeof request.body === 'string' ? request.body : '';
  return {
    requestId: createId('req'),
    method,
    path: pathname,
    id: (request.params as { id?: string }).id ?? '',
    body,
    form: parseForm(method === 'GET' ? search.slice(1) : body),
    key: method === 'POST' ? readHeader(request, 'idempotency-key') : null,
    version: readHeader(request, 'stripe-version') ?? apiVersion,
  };
}

function headersOf({ requestId, version, key }: Asked): Record<string, string> {
  return {
    'request-id': requestId,
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
    'stripe-version': version,
    ...(key && { 'idempotency-key': key }),
  };
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
