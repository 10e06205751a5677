import { timingSafeEqual } from 'node:crypto';
import type { CodePurpose } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import type { AccountKeys } from '../../../secrets/account-keys.ts';
import { lockAddress } from '../../mailbox/mailbox-repository.ts';
import { countFailures, holdOwner, listCodes, markUsed, noteFailure } from './code-repository.ts';
import { codeRules } from './code-rules.ts';

interface UsedCode {
  email: string;
  purpose: CodePurpose;
  otp: string;
  at: Temporal.Instant;
  /** The browser has signed in with this address before: it goes on where strangers have used up theirs. */
  isKnown: boolean;
}

/**
 * Uses up a code, inside the transaction of what it is for. Resolves with whose it was, and whether the address that the account had got it;
 * null: it is wrong, used or too old, or too much was guessed. A failure is counted in the same transaction, so that neither a new code nor a restart forgets it.
 */
export async function useCode(
  tx: Db,
  keys: AccountKeys,
  { email, purpose, otp, at, isKnown }: UsedCode,
): Promise<{ userId: number; isFormer: boolean } | null> {
  const addressKey = keys.addressKey(email);
  await lockAddress(tx, addressKey);
  const userId = (await holdOwner(tx, email))?.id ?? null;
  const dayAgo = at.subtract({ hours: 24, minutes: codeRules.validMinutes });
  const most = isKnown ? codeRules.failuresPerDayOfKnown : codeRules.failuresPerDay;
  if ((await countFailures(tx, { addressKey, userId }, dayAgo)) >= most) return null;
  const since = at.subtract({ minutes: codeRules.validMinutes });
  const code = (await listCodes(tx, addressKey, since)).find((candidate) => candidate.purpose === purpose);
  if (!code || code.usedAt !== null || code.failures >= codeRules.triesPerCode) return null;
  const isRight = timingSafeEqual(Buffer.from(keys.codeDigits(code.id)), Buffer.from(otp));
  if (!isRight || userId === null || code.userId !== userId) {
    await noteFailure(tx, code.id);
    return null;
  }
  await markUsed(tx, code.id, at);
  return { userId, isFormer: code.changeId !== null };
}
