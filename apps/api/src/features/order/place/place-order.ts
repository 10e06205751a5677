import { isObject } from '@comptoir/contract';
import { secondWords } from '@comptoir/words';
import type { Db } from '../../../db/database.ts';
import { sqlStateOf } from '../../../db/sql-state.ts';
import { countTogether } from '../../../plugins/counters/count-together.ts';
import { judgeOrder } from '../judge/judge-order.ts';
import type { AcceptedOrder } from '../judge/judgement.ts';
import { type JudgeTools, type PreparedOrder, prepareOrder } from '../judge/prepare-order.ts';
import { type Refusal, refuse } from '../judge/refusal.ts';
import { refuseGuest } from '../judge/refuse-guest.ts';
import { orderMailTasks } from '../mail/order-mail-tasks.ts';
import { makeArrival } from '../record/make-arrival.ts';
import type { Order } from '../record/order.ts';
import type { OrderPayments } from '../record/order-payments.ts';
import { findOrder, findOrderHead, type OrderHead } from '../record/order-repository.ts';
import { CommitConflict } from './commit-conflict.ts';
import { commitOrder } from './commit-order.ts';
import type { CountOrder } from './count-orders.ts';
import type { StoreOrder } from './gather-orders.ts';
import { askGuest, type GuestRefusal, type MailboxCodes } from './guest-cash.ts';
import { hashBody } from './hash-body.ts';
import { makeOrder } from './make-order.ts';

export interface PlaceTools extends JudgeTools {
  payments: OrderPayments;
  storeOrder: StoreOrder;
  codes: MailboxCodes;
  networkKey(network: string): string;
  onStored: () => void;
}

/** `stored`: the same body, now or before. `exists`: another body with this `local_id`. `too_often`: rate limit. */
export type Outcome =
  | { kind: 'stored'; order: Order }
  | { kind: 'exists'; order: OrderHead }
  | { kind: 'refused'; refusal: Refusal }
  | { kind: 'too_often'; waitMilliseconds: number };

export interface OrderLimits {
  count: CountOrder;
  guestNetwork: string | null;
  /** True if the orderer's session is still open. Call this in the transaction that locks the account. */
  isStillProven: (tx: Db) => Promise<boolean>;
}

/** The shop places paid orders itself without limits, because they were counted before. */
const unlimited: OrderLimits = { count: () => countTogether([]), guestNetwork: null, isStillProven: async () => true };

const uniqueViolation = '23505';

const sessionOver = refuse('unauthenticated', { message: secondWords.sessionExpired });

/** These rejections do not void the payment, which may belong to another diner or have an unknown state. */
const keepsPayment = new Set([
  'payment_not_confirmed',
  'payment_already_used',
  'payment_processing',
  'payment_provider',
  'location_unavailable',
]);

/** Places an order idempotently (docs/trust.md, R1 to R3). Without `limits`, the shop itself places a paid order. */
export async function placeOrder(
  tools: PlaceTools,
  body: unknown,
  userId: number | null,
  limits: OrderLimits = unlimited,
): Promise<Outcome> {
  if (!isObject(body)) return refused(refuse('validation'));
  const localId = localIdOf(body);
  const outcome = await place(tools, body, { localId, userId, ...limits });
  const isRefused = outcome.kind === 'refused' ? !keepsPayment.has(outcome.refusal.code) : outcome.kind !== 'stored';
  if (isRefused && body.payment_method === 'card' && localId !== null) await tools.payments.voidUnused(localId);
  return outcome;
}

/** Voids the payment first, because the diner may order again as a guest. Returns an order that was stored before. */
export async function refuseOrderer(tools: PlaceTools, body: unknown, refusal: Refusal): Promise<Outcome> {
  const localId = localIdOf(body);
  if (localId === null) return refused(refusal);
  await tools.payments.voidUnused(localId);
  const order = await findOrderHead(tools.db, localId);
  return order ? { kind: 'exists', order } : refused(refusal);
}

function localIdOf(body: unknown): string | null {
  return isObject(body) && typeof body.local_id === 'string' ? body.local_id : null;
}

async function place(
  tools: PlaceTools,
  record: Record<string, unknown>,
  { localId, ...attempt }: OrderLimits & { localId: string | null; userId: number | null },
): Promise<Outcome> {
  const bodyHash = hashBody(record);
  const findKnown = async () => (localId === null ? null : findKnownOrder(tools.db, localId, bodyHash));
  // A stored card order is looked up before validation, because it stays valid even if the menu has changed. A cash
  // order is looked up only when it is rejected.
  const known = record.payment_method === 'cash' ? null : await findKnown();
  if (known) return known;
  for (let judged = 0; judged < mostJudged; judged += 1) {
    const preparation = await prepareOrder(tools, record);
    if ('refusal' in preparation) return (await findKnown()) ?? refused(preparation.refusal);
    const outcome = await judgeAndCommit(tools, { ...preparation.prepared, ...attempt, bodyHash });
    if (outcome === 'catalogue_changed') await tools.catalogue.refresh();
    else if (outcome !== 'kitchen_full' && outcome !== 'units_taken') return outcome;
  }
  return refused(refuse('unavailable'));
}

/** Each of these tries means that another order took the place or the units meanwhile, which happens to many orders at once. */
const mostJudged = 30;

/** What an order was judged by has changed since, so that it is judged again. */
type Moved = 'catalogue_changed' | 'kitchen_full' | 'units_taken';

interface Attempt extends PreparedOrder, OrderLimits {
  bodyHash: string;
  userId: number | null;
}

async function judgeAndCommit(tools: PlaceTools, attempt: Attempt): Promise<Outcome | Moved> {
  const now = tools.now();
  const { claim } = attempt.read;
  const isCard = claim.paymentMethod === 'card';
  const preparedAt = isCard ? await tools.payments.preparedAt(claim.transactionId, claim.localId) : null;
  const verdict = judgeOrder(attempt.read, { ...attempt, site: tools.site, now, preparedAt });
  // A concurrent duplicate may have taken the last place in the slot, the last coupon use or the payment.
  const refuseUnlessKnown = async (refusal: Refusal) => (await findDuplicate(tools, attempt)) ?? refused(refusal);
  if ('refusal' in verdict) return refuseUnlessKnown(verdict.refusal);
  const refusal = refuseGuest(verdict.order, attempt) ?? (await refusePayment(tools, attempt, verdict.order));
  if (refusal) return refuseUnlessKnown(refusal);
  const counted = attempt.count({
    email: claim.customer.email,
    paymentMethod: claim.paymentMethod,
    totalCents: verdict.order.priced.totalCents,
  });
  const waitMilliseconds = await counted.take();
  if (waitMilliseconds > 0) return (await findDuplicate(tools, attempt)) ?? { kind: 'too_often', waitMilliseconds };
  try {
    const stored = await store(tools, verdict.order, attempt, now);
    if (typeof stored !== 'string') return { kind: 'stored', order: stored };
    await counted.giveBack();
    return refuseUnlessKnown(refuse(stored));
  } catch (error) {
    await counted.giveBack();
    return afterConflict(tools, attempt, error);
  }
}

/** Checks the payment of a card order. Returns null for a valid payment and for a cash order. */
async function refusePayment(
  { payments }: PlaceTools,
  { read: { claim } }: Attempt,
  { priced }: AcceptedOrder,
): Promise<Refusal | null> {
  if (claim.paymentMethod !== 'card') return null;
  const wanted = { localId: claim.localId, totalCents: priced.totalCents, tipCents: claim.tipCents };
  const code = await payments.check(claim.transactionId, wanted);
  return code && refuse(code);
}

async function afterConflict(tools: PlaceTools, attempt: Attempt, error: unknown): Promise<Outcome | Moved> {
  const isTaken = sqlStateOf(error) === uniqueViolation;
  if (!isTaken && !(error instanceof CommitConflict)) throw error;
  const winner = await findDuplicate(tools, attempt);
  if (winner) return winner;
  if (isTaken && attempt.read.claim.paymentMethod === 'card') return refused(refuse('payment_already_used'));
  if (!(error instanceof CommitConflict)) throw error;
  const { reason } = error;
  if (reason === 'catalogue_changed' || reason === 'kitchen_full' || reason === 'units_taken') return reason;
  if (reason === 'account_gone') return refuseOrderer(tools, { local_id: attempt.read.claim.localId }, sessionOver);
  if (reason === 'slot_full') return refused(refuse('slot_unavailable'));
  if (reason === 'payment_gone') return refused(refuse('payment_not_confirmed'));
  return judgeAndCommit(tools, { ...attempt, coupon: null });
}

function findDuplicate({ db }: PlaceTools, { read, bodyHash }: Attempt): Promise<Outcome | null> {
  return findKnownOrder(db, read.claim.localId, bodyHash);
}

async function store(
  { db, storeOrder, payments, codes, addressKey, networkKey, onStored }: PlaceTools,
  accepted: AcceptedOrder,
  { snapshot, bodyHash, userId, guestNetwork, isStillProven }: Attempt,
  now: Temporal.ZonedDateTime,
): Promise<Order | GuestRefusal> {
  const placedAt = now.toInstant();
  const { guestCash } = snapshot.settings.payments;
  const order = makeOrder(accepted, snapshot, { bodyHash, placedAt, userId });
  const commit = {
    order,
    slot: accepted.time.slot,
    slotCapacity: snapshot.settings.scheduling.slotCapacity,
    couponOfferId: accepted.coupon?.id ?? null,
    catalogueVersion: snapshot.version,
    kitchen: accepted.kitchen,
    work: accepted.tasks,
    units: accepted.units,
    // A card order gets its mails and arrives in the kitchen when it is paid (PAY-25).
    tasks: order.paymentMethod === 'cash' ? orderMailTasks(order.id) : [],
    arrival: order.paymentMethod === 'cash' ? makeArrival(order, snapshot.office, placedAt) : null,
    bindPayment: payments.bind,
    isStillProven,
    addressKey,
    askGuest:
      order.paymentMethod === 'cash' && guestCash.kind === 'code' && guestNetwork !== null
        ? (tx: Db) =>
            askGuest(tx, codes, guestCash, {
              ...order,
              cashCode: accepted.claim.cashCode,
              networkKey: networkKey(guestNetwork),
              orderedAt: now,
            })
        : null,
  };
  const number = await commitOrder({ db, storeOrder }, commit);
  if (typeof number === 'string') return number;
  onStored();
  return { ...order, number, trackToken: commit.arrival?.trackToken ?? null };
}

async function findKnownOrder(db: Db, localId: string, bodyHash: string): Promise<Outcome | null> {
  const head = await findOrderHead(db, localId);
  if (!head) return null;
  if (head.bodyHash !== bodyHash) return { kind: 'exists', order: head };
  const order = await findOrder(db, head.id);
  if (!order) throw new Error(`The order ${head.id} is gone.`);
  return { kind: 'stored', order };
}

function refused(refusal: Refusal): Outcome {
  return { kind: 'refused', refusal };
}
