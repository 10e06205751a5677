import { isObject } from '@comptoir/contract';
import { placesOf } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { holdsOfSlot } from '../../capacity/busy-kitchen.ts';
import type { Hold } from '../../capacity/hold-repository.ts';
import type { Snapshot } from '../../catalogue/snapshot.ts';
import { countSlots, type SlotKey } from '../../schedule/schedule-repository.ts';
import { priceOrder } from '../judge/judge-order.ts';
import type { AcceptedOrder } from '../judge/judgement.ts';
import { type JudgeTools, prepareOrder, type Scene, sceneNow } from '../judge/prepare-order.ts';
import { type Refusal, refuse } from '../judge/refusal.ts';
import { refuseGuest } from '../judge/refuse-guest.ts';

const unsaid = {
  local_id: 'no-order-yet',
  free_items: [],
  subtotal: 0,
  discount: 0,
  delivery: 0,
  tax: 0,
  total: 0,
  payment_method: 'cash',
  transaction_id: null,
  user_id: null,
  status: 'pending',
  // Only an order declares its diner's age (LAW-25).
  adult: true,
};
const nobody = {
  first_name: '-',
  last_name: '-',
  email: 'nobody@order.invalid',
  phone: '0100000000',
  location: null,
  date: 'ASAP',
};

export interface QuotedOrder {
  order: AcceptedOrder;
  snapshot: Snapshot;
  quotedAt: Temporal.Instant;
}

/** Prices an order (A.25), or rejects it like a real order. Only the cache of addresses is written. */
export async function quoteOrder(
  tools: JudgeTools,
  body: unknown,
  guestNetwork: string | null,
  scene: Scene = sceneNow(tools),
): Promise<{ quoted: QuotedOrder } | { refusal: Refusal }> {
  if (!isObject(body)) return { refusal: refuse('validation') };
  const { customer = {} } = body;
  const complete = { ...unsaid, ...body, customer: isObject(customer) ? { ...nobody, ...customer } : customer };
  const preparation = await prepareOrder(tools, complete, scene);
  if ('refusal' in preparation) return preparation;
  const { prepared } = preparation;
  const now = scene.now();
  const verdict = priceOrder(
    prepared.read,
    { ...prepared, site: tools.site, now, preparedAt: null },
    {
      method: typeof body.payment_method === 'string' ? prepared.read.claim.paymentMethod : null,
      totalCents: body.total === undefined ? null : prepared.read.claim.amounts.totalCents,
    },
  );
  if ('refusal' in verdict) return verdict;
  const refusal =
    typeof body.payment_method === 'string' ? refuseGuest(verdict.order, { ...prepared, guestNetwork }) : null;
  if (refusal) return { refusal };
  const { slot } = verdict.order.time;
  if (await isSlotFull(tools.db, prepared.snapshot, { slot, holds: prepared.busyKitchen?.holds ?? [] }))
    return { refusal: refuse('slot_unavailable') };
  return { quoted: { order: verdict.order, snapshot: scene.snapshot, quotedAt: now.toInstant() } };
}

/** A real order detects a full slot when it takes a place, whereas a quote only reads the count. `holds` are those of others. */
export async function isSlotFull(
  db: Db,
  { settings, slotOverrides: overrides }: Snapshot,
  { slot, holds }: { slot: SlotKey | null; holds: readonly Hold[] },
): Promise<boolean> {
  const { slotCapacity } = settings.scheduling;
  const places = slot && placesOf(slot, { overrides, slotCapacity });
  if (!slot || places === null) return false;
  const counts = await countSlots(db, slot.mode, slot.date);
  return (counts.get(slot.value) ?? 0) + holdsOfSlot(holds, slot) >= places;
}
