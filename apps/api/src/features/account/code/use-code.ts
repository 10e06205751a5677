import { timingSafeEqual } from 'node:crypto';
import type { CodePurpose } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import type { AccountKeys } from '../../../secrets/account-keys.ts';
import { lockAddress } from '../../mailbox/mailbox-repository.ts';
import { countFailures, holdOwner, listCodes, markUsed, noteFailure, type OneTimeCode } from './code-repository.ts';
import { codeRules } from './code-rules.ts';

interface UsedCode {
  email: string;
  purpose: CodePurpose;
  otp: string;
  at: Temporal.Instant;
  /** True: this browser has signed in with the address before, and has a limit of its own. */
  isKnown: boolean;
}

/**
 * Uses up a code, inside the transaction of its purpose. Returns the account, and whether the former address got the code; null: it is
 * wrong, used or too old, or there were too many failures. A failure is counted in the same transaction.
 */
export async function useCode(
  tx: Db,
  keys: AccountKeys,
  { email, purpose, otp, at, isKnown }: UsedCode,
): Promise<{ userId: number; isFormer: boolean } | null> {
  const addressKey = keys.addressKey(email);
  await lockAddress(tx, addressKey);
  const userId = (await holdOwner(tx, email))?.id ?? null;
  const code = await findRightCode(tx, keys, { addressKey, userId, purpose, otp, at, isKnown });
  if (!code || userId === null) return null;
  await markUsed(tx, code.id, at);
  return { userId, isFormer: code.changeId !== null };
}

/** Uses up a code that proves a mailbox. False: as null of `useCode`. */
export async function useMailboxCode(
  tx: Db,
  keys: AccountKeys,
  { email, otp, at }: Pick<UsedCode, 'email' | 'otp' | 'at'>,
): Promise<boolean> {
  const addressKey = keys.addressKey(email);
  await lockAddress(tx, addressKey);
  const asked = { addressKey, userId: null, purpose: 'cash' as const, otp, at, isKnown: false };
  const code = await findRightCode(tx, keys, asked);
  if (code) await markUsed(tx, code.id, at);
  return code !== null;
}

type Asked = Omit<UsedCode, 'email' | 'purpose'> & {
  addressKey: string;
  userId: number | null;
  purpose: OneTimeCode['purpose'];
};

async function findRightCode(
  tx: Db,
  keys: AccountKeys,
  { addressKey, userId, purpose, otp, at, isKnown }: Asked,
): Promise<OneTimeCode | null> {
  const dayAgo = at.subtract({ hours: 24, minutes: codeRules.validMinutes });
  const most = isKnown ? codeRules.failuresPerDayOfKnown : codeRules.failuresPerDay;
  if ((await countFailures(tx, { addressKey, userId }, dayAgo)) >= most) return null;
  const since = at.subtract({ minutes: codeRules.validMinutes });
  const code = (await listCodes(tx, addressKey, since)).find((candidate) => candidate.purpose === purpose);
  if (!code || code.usedAt !== null || code.failures >= codeRules.triesPerCode) return null;
  const isRight = timingSafeEqual(Buffer.from(keys.codeDigits(code.id)), Buffer.from(otp));
  // Codes of unknown addresses were never sent, apart from those of mailboxes.
  if (isRight && code.userId === userId && (userId !== null || purpose === 'cash')) return code;
  await noteFailure(tx, code.id);
  return null;
}
