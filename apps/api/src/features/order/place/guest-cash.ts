import { type ErrorCode, mailKey } from '@comptoir/contract';
import type { GuestCash } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { findOrderHead } from '../record/order-repository.ts';
import { CommitConflict } from './commit-conflict.ts';
import { countGuestOrders, lockNetwork, noteGuestOrder } from './guest-cash-repository.ts';

/** What ordering asks of whoever keeps codes: to have one sent to a mailbox, and to use it up. Both inside the order's transaction. */
export interface MailboxCodes {
  /** False: too many mails lately. */
  ask: (tx: Db, mailbox: { email: string; firstName: string; at: Temporal.Instant }) => Promise<boolean>;
  /** False: it is wrong, used or too old. */
  use: (tx: Db, code: { email: string; otp: string; at: Temporal.Instant }) => Promise<boolean>;
}

/** An order in cash of a guest, where some of a network are asked for a code. */
interface GuestOrder {
  localId: string;
  email: string;
  firstName: string;
  /** The digits that came with it; null: none. */
  cashCode: string | null;
  /** Stands for its network. */
  networkKey: string;
  orderedAt: Temporal.ZonedDateTime;
}

export type GuestRefusal = Extract<ErrorCode, 'cash_code_needed' | 'otp_invalid' | 'rate_limited'>;

/**
 * Asks a guest for the code of their mailbox (PAY-26), in the transaction that stores the order: orders of a network come one after the other,
 * and a code is used up by the order alone. Null: it may be stored. A refusal is to be committed, since it sends a code or counts a wrong one. @throws CommitConflict where it was
 * stored before: nobody is asked again.
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
