import type { ReactNode } from 'react';
import { accountMessages } from './french/account.ts';
import type { AddedTables } from './message-id.ts';
import { AddedMessages } from './messages-provider.tsx';
import { addSpecificationKeys } from './specification-keys.ts';

addSpecificationKeys({
  'account.error': 'An error occurred, please try again',
  'account.mismatch': 'Passwords do not match',
  'account.notLoggedIn': 'You are not logged in',
  'account.passwordRequired': 'Password is required',
  'account.field.first_name': 'first_name',
  'account.field.last_name': 'last_name',
  'account.field.phone': 'phone',
  'account.field.email': 'email',
  'account.field.address': 'address',
  'account.orders.status.pending': 'pending',
  'account.orders.status.paid': 'paid',
});

/** The sentences of the account's pages, with the tables of other features that a page shows. */
export function AccountMessages({ add, children }: { add?: Partial<AddedTables>; children: ReactNode }) {
  return <AddedMessages add={{ account: accountMessages, ...add }}>{children}</AddedMessages>;
}
