import type { Db } from '../../../db/database.ts';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { addressLine } from '../../delivery/distance/address-key.ts';
import { lockAddress } from '../../mailbox/mailbox-repository.ts';
import { accountMailTask } from '../record/account-mail-tasks.ts';
import { hasSession } from '../record/session-repository.ts';
import { findUser, holdUser, type StoredUser } from '../record/user-repository.ts';
import { cardCustomerTask } from './card-customer.ts';
import {
  deleteUser,
  forgetAddresses,
  forgetDeclarations,
  forgetErrors,
  forgetOpenPayments,
  forgetOrders,
  holdUnderWay,
  listOrdersOf,
} from './forget-repository.ts';

interface Proof {
  tokenHash: string;
  passwordHash: string;
}

interface Why {
  proof?: Proof;
  unseenSince?: Temporal.Instant;
  isDemo?: boolean;
}

type Refusal = 'order_under_way' | 'wrong_password' | 'unauthenticated' | 'seen';

/** Deletes an account and its orders' personal data (SEC-17). Rejected while an order is in progress. */
export async function forgetAccount(
  { db, addressKey, at }: { db: Db; addressKey: (email: string) => string; at: Temporal.Instant },
  userId: number,
  why: Why = {},
): Promise<Refusal | null> {
  return db.transaction(async (tx) => {
    // The address is locked first, in the same sequence as elsewhere, to avoid deadlocks.
    const known = await findUser(tx, userId);
    if (known) await lockAddress(tx, addressKey(known.email));
    const user = await holdUser(tx, userId);
    const refusal = await judge(tx, user, why);
    if (!user || refusal) return refusal;
    const { email, firstName, isVerified } = user;
    const orders = await listOrdersOf(tx, user);
    if ((await holdUnderWay(tx, orders, at)).size > 0) return 'order_under_way';
    const customers = [...(await forgetOpenPayments(tx, user)), ...(await forgetOrders(tx, orders, addressKey))];
    if (isVerified) await forgetDeclarations(tx, email);
    await forgetAddresses(tx, linesOf(user));
    await forgetErrors(tx);
    await deleteUser(tx, userId);
    await insertTasks(tx, [
      // An unverified address may belong to a stranger, so it gets no mail.
      ...(isVerified && !why.isDemo ? [accountMailTask({ what: 'deleted', email, firstName })] : []),
      ...[...new Set(customers)].map(cardCustomerTask),
    ]);
    return null;
  });
}

async function judge(tx: Db, user: StoredUser | null, { proof, unseenSince }: Why): Promise<Refusal | null> {
  if (!user) return proof ? 'unauthenticated' : null;
  if (proof && !(await hasSession(tx, { tokenHash: proof.tokenHash, userId: user.id }))) return 'unauthenticated';
  if (proof && proof.passwordHash !== user.passwordHash) return 'wrong_password';
  const isSeen = unseenSince && Temporal.Instant.compare(user.lastSeenAt, unseenSince) >= 0;
  return isSeen ? 'seen' : null;
}

function linesOf({ addresses, address }: StoredUser): string[] {
  return [...addresses.map(addressLine), ...(address ? [address] : [])];
}
