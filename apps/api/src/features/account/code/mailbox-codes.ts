import type { AccountKeys } from '../../../secrets/account-keys.ts';
import type { MailboxCodes } from '../../order/place/guest-cash.ts';
import { askForMailboxCode } from './ask-for-mailbox-code.ts';
import { useMailboxCode } from './use-code.ts';

export function mailboxCodes(keys: AccountKeys): MailboxCodes {
  return {
    ask: (tx, mailbox) => askForMailboxCode(tx, keys, mailbox),
    use: (tx, code) => useMailboxCode(tx, keys, code),
  };
}
