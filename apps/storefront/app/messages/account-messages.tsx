import type { ReactNode } from 'react';
import { accountMessages } from './french/account.ts';
import { accountKeys } from './keys/account-keys.ts';
import type { AddedTables } from './message-id.ts';
import { AddedMessages } from './messages-provider.tsx';
import { addSpecificationKeys } from './specification-keys.ts';

addSpecificationKeys(accountKeys);

export function AccountMessages({ add, children }: { add?: Partial<AddedTables>; children: ReactNode }) {
  return <AddedMessages add={{ account: accountMessages, ...add }}>{children}</AddedMessages>;
}
