import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { apiPlugin } from './api/api-plugin.ts';
import { apiVersion, type Call } from './api/call.ts';
import { settlePayments } from './api/confirm-intent.ts';
import { contest, type DisputeEnd, endDisputes } from './api/disputes/disputes.ts';
import { settleRefunds } from './api/refunds.ts';
import { browserPlugin } from './browser/browser-plugin.ts';
import { paypalPages } from './browser/paypal-pages.ts';
import { createId } from './create-id.ts';
import { demoKeys } from './demo-keys.ts';
import { controlPlugin } from './faults/control-plugin.ts';
import { createFaults, type FaultBox, type Faults, type Settlement } from './faults/faults.ts';
import { type Changes, type Ledger, openLedger } from './ledger/ledger.ts';
import type { Charge, Customer, Dispute, PaymentIntent, Refund, StripeEvent } from './ledger/stripe-objects.ts';
import { sandboxAt } from './sandbox-at.ts';
import { openWebhooks } from './webhooks/webhooks.ts';

export interface SandboxOptions {
  /** The port to listen on; 0 selects a free one. */
  port: number;
  host?: string;
  /** The shop's webhook endpoint and its signing secret. Without it, events wait in the ledger. */
  webhook?: { url: string; secret: string };
  secretKey?: string;
  publishableKey?: string;
  clock?: () => { epochMilliseconds: number };
  /** The address under which browsers reach the sandbox's pages; the sandbox's own if absent. */
  pagesUrl?: string;
  /** The ledger's file, with one JSON line per commit; null or absent keeps it in memory. */
  dataFile?: string | null;
  log?: (message: string) => void;
}

export interface SandboxLedger {
  customers: Customer[];
  paymentIntents: PaymentIntent[];
  charges: Charge[];
  refunds: Refund[];
  disputes: Dispute[];
  events: StripeEvent[];
}

export interface Sandbox {
  /** The sandbox's address, for the options `host` and `port` of Stripe's official library. */
  apiHost: string;
  apiPort: number;
  /** The folder of the browser script, like Stripe's `https://js.stripe.com/v3/`. */
  scriptUrl: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  faults: Faults;
  /** Ends all bank examinations and pending refunds with this outcome. */
  settle(outcome: Settlement): void;
  /** The holder contests this captured payment, whatever paid it. */
  contest(intentId: string): void;
  /** The bank decides all open disputes. */
  endDisputes(end: DisputeEnd): void;
  ledger(): SandboxLedger;
  /** For a shop that starts after the sandbox. It also receives earlier events that it has not acknowledged. */
  sendWebhooksTo(url: string): void;
  /** Waits until the shop has acknowledged all events, or the sandbox has given up. */
  deliverWebhooks(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a local sandbox for Stripe: its HTTP API, its browser script and its webhooks (PAY-19). */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { port, host = '127.0.0.1', webhook, dataFile = null, log = () => {} } = options;
  const { secretKey = demoKeys.secretKey, publishableKey = demoKeys.publishableKey } = options;
  const clock = options.clock ?? (() => ({ epochMilliseconds: Date.now() }));
  const now = () => Math.floor(clock().epochMilliseconds / 1000);
  const webhookSecret = webhook?.secret ?? demoKeys.webhookSecret;
  let webhookUrl = webhook?.url ?? null;

  const ledger = openLedger(dataFile);
  const faults = createFaults();
  const webhooks = openWebhooks({
    url: () => webhookUrl,
    secret: webhookSecret,
    mode: faults.webhookMode,
    isWithheld: faults.isWithheld,
    now,
    settle(event) {
      const changes = ledger.begin();
      changes.put('events', { ...event, pending_webhooks: 0 });
      changes.commit();
    },
    log,
  });

  const carryOut = (work: (call: Call) => void) => {
    const changes = ledger.begin();
    work(innerCall(changes));
    for (const event of changes.commit()) webhooks.send(event);
  };
  const settle = (outcome: Settlement) => carryOut((call) => settleAll(call, outcome));
  const decide = (end: DisputeEnd) => carryOut((call) => endDisputes(call, end));
  const readLedger = () => listLedger(ledger);
  let ownUrl = '';
  const pagesUrl = () => options.pagesUrl ?? ownUrl;
  const innerCall = (changes: Changes) => callWithin(changes, { now: now(), faults, pagesUrl: pagesUrl() });

  const app = await openServer({
    api: { keys: { secretKey, publishableKey }, ledger, now, faults, pagesUrl, onEvent: webhooks.send },
    innerCall,
    control: { faults, settle, decide, ledger: readLedger },
  });
  await app.listen({ port, host });
  const tellPending = () => {
    if (webhookUrl !== null) listPending(ledger).forEach(webhooks.send);
  };
  tellPending();

  let closing: Promise<void> | undefined;
  const closeAll = async () => {
    await app.close();
    await webhooks.close();
    ledger.close();
  };

  const { port: apiPort } = app.server.address() as AddressInfo;
  ownUrl = `http://${host}:${apiPort}`;
  return {
    ...sandboxAt(host, apiPort),
    secretKey,
    publishableKey,
    webhookSecret,
    faults,
    settle,
    contest: (intentId) => carryOut((call) => contest(call, intentId)),
    endDisputes: decide,
    ledger: readLedger,
    sendWebhooksTo(url) {
      webhookUrl = url;
      tellPending();
    },
    deliverWebhooks: webhooks.drain,
    close() {
      closing ??= closeAll();
      return closing;
    },
  };
}

async function openServer({
  api,
  innerCall,
  control,
}: {
  api: Parameters<typeof apiPlugin>[1];
  innerCall: (changes: Changes) => Call;
  control: Parameters<typeof controlPlugin>[1];
}): Promise<FastifyInstance> {
  const app = Fastify({ forceCloseConnections: true, ajv: { customOptions: { removeAdditional: false } } });
  app.removeContentTypeParser('text/plain');
  const { ledger, faults, onEvent } = api;
  await app.register(apiPlugin, api);
  await app.register(browserPlugin);
  await app.register(paypalPages, { ledger, takeFault: faults.take, innerCall, onEvent });
  await app.register(controlPlugin, control);
  return app;
}

/** What the sandbox does by itself, or on its pages, is a call without a request. */
const callWithin = (
  changes: Changes,
  { faults, ...world }: Pick<Call, 'now' | 'pagesUrl'> & { faults: FaultBox },
): Call => ({
  ...world,
  id: '',
  form: {},
  isFromBrowser: false,
  changes,
  version: apiVersion,
  requestId: createId('req'),
  idempotencyKey: null,
  isExamined: false,
  isAtOtherNetwork: false,
  isSentElsewhere: false,
  wallets: faults.wallets(),
  paypal: faults.paypal(),
});

/** Ends all bank examinations and pending refunds. */
function settleAll(call: Call, outcome: Settlement): void {
  settlePayments(call, outcome);
  settleRefunds(call, outcome);
}

const listPending = (ledger: Ledger) => ledger.list('events').filter((event) => event.pending_webhooks);

const listLedger = (ledger: Ledger): SandboxLedger => ({
  customers: ledger.list('customers'),
  paymentIntents: ledger.list('paymentIntents'),
  charges: ledger.list('charges'),
  refunds: ledger.list('refunds'),
  disputes: ledger.list('disputes'),
  events: ledger.list('events'),
});
