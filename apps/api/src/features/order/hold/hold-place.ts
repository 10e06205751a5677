import type { WireHoldRequest } from '@comptoir/contract';
import { canMake, halfOf } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { type BusyKitchen, isHeldBy, seenBy } from '../../capacity/busy-kitchen.ts';
import { endHolds, forgetEndedHolds, type Hold, putHold } from '../../capacity/hold-repository.ts';
import { readTakenWork } from '../../capacity/taken-work-repository.ts';
import { lockKitchen } from '../../capacity/work-repository.ts';
import type { JudgeTools } from '../judge/prepare-order.ts';
import { type Refusal, refuse } from '../judge/refusal.ts';
import { isSlotFull, type QuotedOrder, quoteOrder } from '../quote/quote-order.ts';
import { findOrderHead } from '../record/order-repository.ts';

export interface Holder {
  networkKey: string;
  /** True without an account whose address is proven. */
  isGuest: boolean;
}

type Outcome = { hold: Hold | null } | { refusal: Refusal };

/** So many carts of one network may have a place at the same time. */
const mostOfNetwork = 3;
/** Each of these tries means that another order took the place meanwhile. */
const mostJudged = 30;

/**
 * Holds the place of a cart that could be ordered, instead of the place that it had (CAP-04). Null if nothing can be held: the restaurant
 * has no posts, or others of the network or of all guests hold as much as they may (CAP-08).
 */
export async function holdPlace(tools: JudgeTools, request: WireHoldRequest, holder: Holder): Promise<Outcome> {
  const { local_id: localId, location, date, ...cart } = request;
  for (let judged = 0; judged < mostJudged; judged += 1) {
    const quote = { ...cart, local_id: localId, customer: { location, date } };
    const outcome = await quoteOrder(tools, quote, null);
    if ('refusal' in outcome) return outcome;
    const { quoted } = outcome;
    const kept = await tools.db.transaction((tx) => keepPlace(tx, quoted, { ...holder, localId }));
    if (kept !== 'full') return kept;
  }
  return { refusal: refuse('unavailable') };
}

/** Asks for room again and takes it, in one transaction that holds the kitchen's lock. */
async function keepPlace(
  tx: Db,
  { order, snapshot, quotedAt: now }: QuotedOrder,
  holder: Holder & { localId: string },
): Promise<Outcome | 'full'> {
  const { kitchen, tasks, time } = order;
  const { localId, networkKey } = holder;
  if (!kitchen) return { hold: null };
  await lockKitchen(tx);
  await forgetEndedHolds(tx, now);
  const busyKitchen = { kitchen, ...seenBy(await readTakenWork(tx, now), localId) };
  const { ownHold, holds, taken } = busyKitchen;
  if (ownHold && ownHold.networkKey !== networkKey) return { refusal: refuse('hold_not_found') };
  const place = placeOf(order);
  const kept = ownHold && isHeldBy(ownHold, place) ? ownHold : null;
  const isStored = (await findOrderHead(tx, localId)) !== null;
  if (isStored || !(kept || mayHold(busyKitchen, order, holder))) {
    await endHolds(tx, [localId]);
    return { hold: null };
  }
  if (!kept && !canMake(tasks, taken, kitchen)) return 'full';
  if (await isSlotFull(tx, snapshot, { slot: time.slot, holds })) return 'full';
  const term = { startedAt: now, until: now.add({ minutes: snapshot.office.holdMinutes }) };
  const hold: Hold = { ...term, ...kept, ...holder, ...place };
  await putHold(tx, hold);
  return { hold };
}

function placeOf({
  claim,
  tasks,
  time,
}: QuotedOrder['order']): Pick<Hold, 'mode' | 'tasks' | 'slot' | 'readyFrom' | 'promisedAt'> {
  return {
    mode: claim.mode,
    tasks,
    slot: time.slot && { date: time.slot.date, value: time.slot.value },
    readyFrom: time.readyFrom?.toInstant() ?? null,
    promisedAt: time.promisedAt.toInstant(),
  };
}

function mayHold({ kitchen, holds }: BusyKitchen, { tasks }: QuotedOrder['order'], holder: Holder): boolean {
  const { networkKey, isGuest } = holder;
  if (holds.filter((hold) => hold.networkKey === networkKey).length >= mostOfNetwork) return false;
  const ofGuests = holds.filter((hold) => hold.isGuest).flatMap((hold) => hold.tasks);
  return !isGuest || canMake(tasks, ofGuests, halfOf(kitchen));
}
