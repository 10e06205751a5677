import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentFacts } from '@comptoir/domain';

/** The states of a payment intent that Stripe documents. */
export const intentStates = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'canceled',
  'succeeded',
] as const;
export type FakeState = (typeof intentStates)[number];

export interface FakeIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_capturable: number;
  amount_received: number;
  currency: string;
  status: FakeState;
  client_secret: string;
  metadata: Record<string, string>;
  allowed_payment_method_types: string[];
  last_payment_error: null;
  next_action: object | null;
  latest_charge: {
    id: string;
    object: 'charge';
    paid: boolean;
    amount_refunded: number;
    disputed: boolean;
    payment_method_details: object;
    calculated_statement_descriptor: string;
  };
}

/** Answers like Stripe, with payments in any state, because the sandbox can't reach all of them. */
export interface FakeStripe {
  address: string;
  intents: Map<string, FakeIntent>;
  /** If true, each connection is cut. */
  isDown: boolean;
  /** The calls that were made and the names of what was sent with each, such as `POST payment_intents amount`. */
  sent: Set<string>;
  /** Payments whose hold ends when it is to be captured. */
  ending: Set<string>;
  close(): Promise<void>;
}

/** Puts a payment of this kind into a state, with the amounts that belong to it. */
export function become(intent: FakeIntent, status: FakeState, kind: PaymentFacts['kind'] = 'card'): void {
  const wallet = kind === 'card' ? null : { type: kind };
  const card = { brand: 'visa', network: 'visa', last4: '4242', country: 'FR', wallet };
  Object.assign(intent, {
    status,
    amount_capturable: status === 'requires_capture' ? intent.amount : 0,
    amount_received: status === 'succeeded' ? intent.amount : 0,
  });
  Object.assign(intent.latest_charge, {
    paid: status === 'requires_capture' || status === 'succeeded',
    payment_method_details: kind === 'paypal' ? { type: 'paypal', paypal: {} } : { type: 'card', card },
  });
}

/** The cents of a payment that are held or taken. */
export function keptCents({ status, amount_capturable: held, amount_received: taken, latest_charge }: FakeIntent) {
  if (status === 'requires_capture') return held;
  return status === 'succeeded' ? taken - latest_charge.amount_refunded : 0;
}

const refuse = (code: string, status = 400) => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: code } },
});
const answer = (body: object) => ({ status: 200, body });
const listOf = (data: object[]) => answer({ object: 'list', data, has_more: false, url: '' });
type Answer = ReturnType<typeof refuse> | ReturnType<typeof answer>;

function newIntent(form: URLSearchParams): FakeIntent {
  const id = `pi_${randomUUID()}`;
  return {
    id,
    object: 'payment_intent',
    amount: Number(form.get('amount')),
    amount_capturable: 0,
    amount_received: 0,
    currency: 'eur',
    status: 'requires_payment_method',
    client_secret: `${id}_secret`,
    metadata: { local_id: form.get('metadata[local_id]') ?? '' },
    allowed_payment_method_types: [...form].filter(([name]) => name.startsWith('allowed_')).map(([, value]) => value),
    last_payment_error: null,
    next_action: null,
    latest_charge: {
      id: `ch_${randomUUID()}`,
      object: 'charge',
      paid: false,
      amount_refunded: 0,
      disputed: false,
      payment_method_details: {},
      calculated_statement_descriptor: 'LEVE TARD',
    },
  };
}

const over: FakeState[] = ['succeeded', 'canceled'];

/** Only an authorised intent can be captured, and a finished one can't be cancelled. */
function change(fake: FakeStripe, intent: FakeIntent, action: string, form: URLSearchParams): Answer {
  if (action === 'confirm') {
    const redirect_to_url = { url: `https://www.paypal.com/${intent.id}`, return_url: form.get('return_url') };
    Object.assign(intent, { status: 'requires_action', next_action: { type: 'redirect_to_url', redirect_to_url } });
  } else if (action === 'capture') {
    if (fake.ending.has(intent.id)) become(intent, 'canceled');
    if (intent.status !== 'requires_capture') return refuse('payment_intent_unexpected_state');
    const { amount_capturable: held } = intent;
    Object.assign(intent, { status: 'succeeded', amount_capturable: 0, amount_received: held });
  } else if (action === 'cancel') {
    if (over.includes(intent.status)) return refuse('payment_intent_unexpected_state');
    Object.assign(intent, { status: 'canceled', amount_capturable: 0 });
  }
  return answer(intent);
}

/** A contested charge is not refunded, and no charge gives back more than was taken. */
function refund(fake: FakeStripe, form: URLSearchParams): Answer {
  const intent = fake.intents.get(form.get('payment_intent') ?? '');
  if (!intent) return refuse('resource_missing', 404);
  const amount = Number(form.get('amount'));
  if (intent.latest_charge.disputed) return refuse('charge_disputed');
  if (amount > keptCents(intent)) return refuse('amount_too_large');
  intent.latest_charge.amount_refunded += amount;
  return answer({ id: `re_${randomUUID()}`, object: 'refund', status: 'succeeded', amount });
}

function dispute({ id, amount }: FakeIntent) {
  const created = 1_795_000_000;
  return {
    id: `du_${id}`,
    object: 'dispute',
    amount,
    reason: 'fraudulent',
    status: 'needs_response',
    created,
    payment_intent: id,
    is_charge_refundable: false,
    evidence_details: { due_by: created + 777_600 },
    balance_transactions: [{ id: `txn_${id}`, amount: -amount, fee: 2000, created }],
  };
}

function answerCall(fake: FakeStripe, method: string, url: URL, form: URLSearchParams): Answer {
  const [, , subject, id, action = ''] = url.pathname.split('/');
  if (subject === 'payment_method_configurations')
    return listOf([{ is_default: true, application: null, active: true, paypal: { available: true } }]);
  if (subject === 'refunds') return method === 'POST' ? refund(fake, form) : listOf([]);
  if (subject === 'disputes') {
    const wanted = url.searchParams.get('payment_intent');
    const contested = [...fake.intents.values()].filter(({ latest_charge }) => latest_charge.disputed);
    return listOf(contested.filter((one) => wanted === null || one.id === wanted).map(dispute));
  }
  if (id === undefined) {
    const intent = newIntent(form);
    fake.intents.set(intent.id, intent);
    return answer(intent);
  }
  const intent = fake.intents.get(id);
  return intent ? change(fake, intent, action, form) : refuse('resource_missing', 404);
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    if (fake.isDown) return response.destroy();
    const url = new URL(request.url ?? '', 'http://stripe');
    const form = new URLSearchParams(text);
    const [, , subject, , action] = url.pathname.split('/');
    const call = [request.method, subject, action].filter(Boolean).join(' ');
    for (const name of form.keys()) fake.sent.add(`${call} ${name.replace(/\[\d+\]$/, '')}`);
    const { status, body } = answerCall(fake, request.method ?? '', url, form);
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeStripe = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    intents: new Map(),
    isDown: false,
    sent: new Set(),
    ending: new Set(),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}
