import type { OfficeSettings } from '@comptoir/contract';
import { may, type RefundReason, serviceDayStart } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { findOrderNumber } from '../../order/record/order-repository.ts';
import { stepProgress } from '../../order/record/progress-repository.ts';
import { type AskedRefund, decideAsked, type RefundRefusal } from '../../payment/refund/decide-refund.ts';
import { refundMailTask } from '../../payment/refund/refund-mail-tasks.ts';
import { type Refund, sumAskedBy, writeRefund } from '../../payment/refund/refund-repository.ts';
import { type OfficeIdentity, readerOf } from '../../staff/guard/office-identity.ts';
import { type Approver, redeemGrant } from '../../staff/pin/redeem-grant.ts';

interface StaffRequest {
  identity: OfficeIdentity;
  /** A manager's approval, if the caller may not pay back alone. */
  grant: string | undefined;
  id: string;
  reason: RefundReason;
  remark: string | null;
}

interface Asked {
  orderId: string;
  asked: AskedRefund;
  staff: StaffRequest;
  at: Temporal.ZonedDateTime;
  office: Pick<OfficeSettings, 'refundLimitCents' | 'refundDayLimitCents'>;
}

interface PaidBack {
  refund: Refund;
  approver: Approver | null;
  number: number;
}

/**
 * Writes a refund that a member of staff asks for, within a transaction (trust R7). Who may ask is asked before the
 * amount is known; whether so much is allowed, once it is (REP-26). Cash was given back by hand, so its diner is mailed
 * at once; a card's diner is mailed when the provider has paid.
 */
export async function payBack(
  tx: Db,
  { orderId, asked, staff, at, office }: Asked,
): Promise<PaidBack | RefundRefusal | 'order_not_found'> {
  const number = await findOrderNumber(tx, orderId);
  if (number === null) return 'order_not_found';
  const { identity, grant, id, reason, remark } = staff;
  const thing = { reader: readerOf(identity), action: 'refund' as const, orderId, at: at.toInstant() };
  const approver = await redeemGrant(tx, grant, thing);
  const role = approver?.role ?? identity.role;
  if (!may(role, 'refund')) return 'manager_needed';
  const staffId = approver?.id ?? identity.person?.id ?? null;
  const refund = await writeRefund(tx, orderId, {
    at: at.toInstant(),
    origin: null,
    staff: { id, reason, remark, by: approver?.name ?? identity.by, staffId },
    decide: async (order, before) => {
      const part = await decideAsked(tx, { order, before, at: at.toInstant() }, asked);
      if (typeof part === 'string' || may(role, 'refund-above-limit')) return part;
      const paidCents = part.amountCents + part.tipCents;
      return (await isAboveLimit(tx, paidCents, { staffId, at, office })) ? 'refund_limit' : part;
    },
  });
  if (typeof refund === 'string') return refund;
  if (refund.status === 'done') await insertTasks(tx, [refundMailTask(refund.id)]);
  await stepProgress(tx, orderId);
  return { refund, approver, number };
}

interface Limits extends Pick<Asked, 'at' | 'office'> {
  /** Null for the kitchen's screens, which need an approver's id anyway. */
  staffId: number | null;
}

async function isAboveLimit(tx: Db, amountCents: number, { staffId, at, office }: Limits): Promise<boolean> {
  if (amountCents > office.refundLimitCents || staffId === null) return true;
  const since = serviceDayStart(at).toInstant();
  return amountCents + (await sumAskedBy(tx, staffId, since)) > office.refundDayLimitCents;
}
