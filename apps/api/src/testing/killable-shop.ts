import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths, type WireOrder } from '@comptoir/contract';
import type { PaymentKind } from '@comptoir/domain';
import { endLeftovers } from '../db/embedded/end-leftovers.ts';
import { type AskedPayment, startTestSandbox, type TestSandbox } from './start-test-sandbox.ts';
import { mondayNoon } from './test-shop.ts';
import { type TrappedStripe, trapStripe } from './trapped-stripe.ts';

const program = fileURLToPath(new URL('run-card-shop.ts', import.meta.url));
const temporal = new URL('../../../../scripts/vitest-temporal.ts', import.meta.url).href;

/** An order as the database of the killed shop has it. */
export interface KilledOrder {
  id: string;
  local_id: string;
  status: string;
  total_cents: number | string;
  tip_cents: number | string;
  payment_method: string;
  transaction_id: string | null;
  kind: PaymentKind | null;
}

/** What the API answered; empty where the payload has no such field. */
interface ShopAnswer extends AskedPayment {
  order_id?: string;
  return_token?: string;
}

/** A shop in a process of its own, on a database of its own, that can be killed at any moment and started again. */
export interface KillableShop {
  sandbox: TestSandbox;
  stripe: TrappedStripe;
  start(): Promise<void>;
  /** Kills the process as `kill -9` does. */
  kill(): Promise<void>;
  /** Rejects while the shop is dead. */
  send(method: string, path: string, body: object): Promise<{ status: number; payload?: ShopAnswer }>;
  /** Authorises a payment like a diner. */
  confirm(kind: PaymentKind, asked: ShopAnswer): Promise<void>;
  /** Finishes all due work, and reports the orders and what the books have of payments online, in cents. */
  settle(): Promise<{ orders: KilledOrder[]; bookedCents: number }>;
  countMails(): Promise<number>;
  close(): Promise<void>;
}

/** Starts a shop with these settings beside those of the example. */
export async function openKillableShop(settings: Record<string, boolean>): Promise<KillableShop> {
  const sandbox = await startTestSandbox();
  const sandboxAddress = `http://${sandbox.apiHost}:${sandbox.apiPort}`;
  const stripe = await trapStripe(sandboxAddress);
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-kill-'));
  const mailbox = join(folder, 'mailbox');
  const noon = Temporal.PlainDateTime.from(mondayNoon).toZonedDateTime('Europe/Paris').epochMilliseconds;
  const environment = {
    STRIPE_API_URL: stripe.address,
    STRIPE_PAGES_URL: sandboxAddress,
    MAILBOX: mailbox,
    CLOCK_OFFSET: String(noon - Date.now()),
    DATA_DIR: folder,
  };
  let child: ChildProcess;
  let address: string;
  const start = async (more: Record<string, string> = {}) => {
    child = fork(program, { execArgv: ['--import', temporal], env: { ...process.env, ...environment, ...more } });
    const [message] = (await once(child, 'message')) as [{ address: string }];
    address = message.address;
    sandbox.sendWebhooksTo(new URL(paths.stripeWebhook, address).href);
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  await start({ SEED: JSON.stringify(settings) });
  return {
    sandbox,
    stripe,
    start: () => start(),
    kill,
    send: async (method, path, body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(new URL(path, address), { method, headers, body: JSON.stringify(body) });
      return { status: answer.status, ...((await answer.json()) as { payload?: ShopAnswer }) };
    },
    confirm: (kind, asked) => sandbox.authorise(kind, asked),
    settle: async () => {
      child.send('settle');
      const [state] = (await once(child, 'message')) as [{ orders: KilledOrder[]; bookedCents: number }];
      return state;
    },
    countMails: async () => (await readdir(mailbox).catch(() => [])).filter((name) => name.endsWith('.eml')).length,
    close: async () => {
      await kill();
      await endLeftovers(join(folder, 'database'));
      await stripe.close();
      await sandbox.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Step = 'ask' | 'confirm' | 'post' | 'put';

/**
 * A diner's browser with an order that is paid online, which goes on where it was interrupted. A refused order has a
 * wrong price, and a diner who gives up pays nothing.
 */
export function browseShop(
  shop: KillableShop,
  order: WireOrder,
  { kind, isRefused = false, isGivenUp = false }: { kind: PaymentKind; isRefused?: boolean; isGivenUp?: boolean },
): (until?: Step) => Promise<void> {
  const { send } = shop;
  let asked: ShopAnswer = {};
  let orderId: string | undefined;
  let isConfirmed = false;
  const steps: Record<Step, () => Promise<void>> = {
    ask: async () => {
      if (isConfirmed) return;
      const method = kind === 'paypal' ? { method: kind } : {};
      const amount = (Number(order.total) + Number(order.tip ?? 0)).toFixed(2);
      const body = { amount, local_id: order.local_id, order, ...method };
      asked = (await send('POST', paths.stripePaymentIntent, body)).payload ?? {};
    },
    confirm: async () => {
      if (isGivenUp) {
        await send('POST', paths.abandonPayment, { local_id: order.local_id, payment_intent_id: asked.id });
        return;
      }
      if (!isConfirmed && asked.id) await shop.confirm(kind, asked);
      isConfirmed = asked.id !== undefined;
    },
    post: async () => {
      if (kind === 'paypal') {
        await send('POST', paths.paymentReturn, { token: asked.return_token });
        return;
      }
      const body = { ...order, transaction_id: asked.id, ...(isRefused && { total: 9.99 }) };
      orderId = (await send('POST', paths.checkout, body)).payload?.order_id;
    },
    put: async () => {
      if (orderId) await send('PUT', paths.checkout, { order_id: orderId, transaction_id: asked.id, status: 'paid' });
    },
  };
  return async (until = 'put') => {
    for (const step of ['ask', 'confirm', 'post', 'put'] as const) {
      await steps[step]();
      if (step === until) return;
    }
  };
}
