import { type ErrorCode, mailKey } from '@comptoir/contract';
import type { GuestCash } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { findOrderHead } from '../record/order-repository.ts';
import { CommitConflict } from './commit-conflict.ts';
import { countGuestOrders, lockNetwork, noteGuestOrder } from './guest-cash-repository.ts';

export interface MailboxCodes {
  ask: (tx: Db, mailbox: { email: string; firstName: string; at: Temporal.Instant }) => Promise<boolean>;
  use: (tx: Db, code: { email: string; otp: string; at: Temporal.Instant }) => Promise<boolean>;
}

interface GuestOrder {
  localId: string;
  email: string;
  firstName: string;
  cashCode: string | null;
  networkKey: string;
  orderedAt: Temporal.ZonedDateTime;
}

export type GuestRefusal = Extract<ErrorCode, 'cash_code_needed' | 'otp_invalid' | 'rate_limited'>;

/**
 * Asks a guest for a code (PAY-26) in the order's transaction. A refusal must be committed too, because it sends a code
 * or counts a failure. @throws CommitConflict if the order is already stored.
 */
export async function askGuest(
  tx: Db,
  codes: MailboxCodes,
  { from }: Extract<GuestCash, { kind: 'code' }>,
  { localId, firstName, cashCode, networkKey, orderedAt, ...order }: GuestOrder,
): Promise<GuestRefusal | null> {
  await lockNetwork(tx, networkKey);
  if (await findOrderHead(tx, localId)) throw new CommitConflict('stored_before');
  const email = mailKey(order.email);
  const at = orderedAt.toInstant();
  const ordered = await countGuestOrders(tx, networkKey, orderedAt.startOfDay().toInstant());
  if (ordered + 1 >= from) {
    if (cashCode === null) return (await codes.ask(tx, { email, firstName, at })) ? 'cash_code_needed' : 'rate_limited';
    if (!(await codes.use(tx, { email, otp: cashCode, at }))) return 'otp_invalid';
  }
  await noteGuestOrder(tx, networkKey, at);
  return null;
}
