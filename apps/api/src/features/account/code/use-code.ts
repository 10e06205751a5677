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
  /** True if this browser has signed in with the address before; it then has its own limit. */
  isKnown: boolean;
}

/** Consumes a code within a transaction. Returns null for an invalid code or after too many failures. */
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
  // Codes of unknown addresses were never mailed, except those for mailboxes of cash orders.
  if (isRight && code.userId === userId && (userId !== null || purpose === 'cash')) return code;
  await noteFailure(tx, code.id);
  return null;
}
