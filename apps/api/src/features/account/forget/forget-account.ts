import type { Db } from '../../../db/database.ts';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { addressLine } from '../../delivery/distance/address-key.ts';
import { lockAddress } from '../../mailbox/mailbox-repository.ts';
import { accountMailTask } from '../record/account-mail-tasks.ts';
import { findUser } from '../record/user-repository.ts';
import { cardCustomerTask } from './card-customer.ts';
import {
  deleteUser,
  forgetAddresses,
  forgetErrors,
  forgetOpenPayments,
  forgetOrders,
  listOrdersOf,
  lockUser,
} from './forget-repository.ts';

/**
 * Deletes an account and all that is personal of its orders, in one transaction (SEC-17): names, mail, phone and address of the orders, notes
 * of their lines, snapshots of payments, looked-up addresses. Figures stay. The card provider's customer and the farewell are the outbox's.
 */
export async function forgetAccount(db: Db, addressKey: (email: string) => string, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    // Whoever uses or asks for a code of this address at the moment ends first.
    const known = await findUser(tx, userId);
    if (known) await lockAddress(tx, addressKey(known.email));
    const user = await lockUser(tx, userId);
    if (!user) return;
    const { email, firstName, isVerified } = user;
    const orders = await listOrdersOf(tx, user);
    const customers = [...(await forgetOpenPayments(tx, user)), ...(await forgetOrders(tx, orders, addressKey))];
    await forgetAddresses(tx, [...user.addresses.map(addressLine), ...(user.address ? [user.address] : [])]);
    await forgetErrors(tx);
    await deleteUser(tx, userId);
    await insertTasks(tx, [
      // Who never proved the address may not be its owner.
      ...(isVerified ? [accountMailTask({ what: 'deleted', email, firstName })] : []),
      ...[...new Set(customers)].map(cardCustomerTask),
    ]);
  });
}
