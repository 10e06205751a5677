import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStripeGateway } from '@comptoir/api';
import { paths } from '@comptoir/contract';
import { afterEach, describe, expect, it } from 'vitest';
import {
  catalogueOf,
  goodEnvironment,
  goodSettings,
  openGoodWorld,
  secrets,
  statesOf,
} from '../../testing/good-world.ts';
import { examineCards } from './cards.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const url = `https://chez-ana.fr${paths.stripeWebhook}`;
const intentEvents = ['amount_capturable_updated', 'succeeded', 'canceled', 'payment_failed', 'processing'];
const disputeEvents = ['created', 'updated', 'funds_withdrawn', 'funds_reinstated', 'closed'];
const events = [
  ...intentEvents.map((name) => `payment_intent.${name}`),
  ...['refund.updated', 'refund.failed'],
  ...disputeEvents.map((name) => `charge.dispute.${name}`),
];
const webhook = { id: 'we_1', object: 'webhook_endpoint', url, status: 'enabled', enabled_events: events };

interface Stripe {
  /** The registered webhooks, or the HTTP status with which Stripe rejects the request for them. */
  webhooks: object[] | number;
  /** The HTTP status for an unknown payment. */
  payment?: number;
}

/** Runs the checks against a fake Stripe with these responses. */
async function examinedAt({ webhooks, payment = 404 }: Stripe, environment: Record<string, string> = {}, isOn = true) {
  const server = createServer(({ url: asked = '' }, response) => {
    if (asked.startsWith('/v1/payment_method_domains'))
      return void response.end(JSON.stringify({ object: 'list', data: [] }));
    const isList = asked.startsWith('/v1/webhook_endpoints');
    const status = isList ? (typeof webhooks === 'number' ? webhooks : 200) : payment;
    const error = { type: 'invalid_request_error', message: `refused ${secrets.stripe}` };
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(status === 200 ? { object: 'list', data: webhooks } : { error }));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cards = createStripeGateway({
    secretKey: secrets.stripe,
    webhookSecret: secrets.webhook,
    apiUrl,
    currency: 'EUR',
  });
  const world = await openGoodWorld({ cards }, { ...goodEnvironment(), ...environment });
  const catalogue = async () =>
    catalogueOf({
      ...goodSettings,
      'payments.stripe.active': isOn,
      'payments.wallets.active': false,
    });
  const findings = await examineCards({ ...world, database: { ...world.database, catalogue } });
  cards.close();
  expect(JSON.stringify(findings)).not.toContain(secrets.stripe);
  return findings;
}

describe('cards', () => {
  it('are taken: Stripe knows the keys, and calls the shop [OFC-30]', async () => {
    expect(statesOf(await examinedAt({ webhooks: [webhook] }))).toEqual(['good cards', 'good webhook']);
    const all = { ...webhook, url: `${url}/`, enabled_events: ['*'] };
    expect(statesOf(await examinedAt({ webhooks: [all] }))).toEqual(['good cards', 'good webhook']);
  });

  it('are not taken, because Stripe does not know the key [OFC-30]', async () => {
    const findings = await examinedAt({ webhooks: [], payment: 401 });
    expect(statesOf(findings)).toEqual(['bad cards']);
    expect(findings[0]?.says).toContain('refused ***');
  });

  it('have test keys in a real shop [OFC-30]', async () => {
    const keys = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };
    expect(statesOf(await examinedAt({ webhooks: [webhook] }, keys))).toEqual(['bad cards', 'good webhook']);
  });

  it.each<[string, Stripe['webhooks'], string, RegExp]>([
    ['is not registered', [{ ...webhook, url: 'https://autre.fr/webhook' }], 'bad', /ne connaît pas/],
    ['is registered nowhere', [], 'bad', /ne connaît pas/],
    ['is disabled', [{ ...webhook, status: 'disabled' }], 'bad', /désactivé/],
    [
      'is not told of what is authorised',
      [{ ...webhook, enabled_events: events.slice(1) }],
      'bad',
      /amount_capturable_updated/,
    ],
    ['is not told of refunds', [{ ...webhook, enabled_events: events.slice(0, 5) }], 'doubtful', /refund\.updated/],
    ['may not be seen by a restricted key', 403, 'unknown', /clé restreinte/],
    ['could not be asked for', 500, 'unknown', /n’ont pas pu être lus/],
  ])('have a webhook that %s [OFC-30]', async (_, webhooks, state, says) => {
    const [cards, found] = await examinedAt({ webhooks });
    expect([cards?.state, found?.state, found?.says]).toEqual(['good', state, expect.stringMatching(says)]);
  });

  it.each(events)('have a webhook that lacks %s, which is told [PYX-73]', async (event) => {
    const lacking = { ...webhook, enabled_events: events.filter((one) => one !== event) };
    const [, found] = await examinedAt({ webhooks: [lacking] });
    expect(found?.state).toBe(event === events[0] ? 'bad' : 'doubtful');
    expect(found?.says).toContain(`il lui manque ${event}.`);
  });

  it('are switched off, which is fine, or offered without keys, which is not [OFC-30]', async () => {
    expect(statesOf(await examinedAt({ webhooks: [] }, {}, false))).toEqual(['good cards']);
    const none = { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' };
    expect(statesOf(await examinedAt({ webhooks: [] }, none))).toEqual(['doubtful cards']);
    expect(statesOf(await examinedAt({ webhooks: [] }, none, false))).toEqual(['good cards']);
  });
});
