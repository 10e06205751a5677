import { timingSafeEqual } from 'node:crypto';
import type { CodePurpose } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import type { AccountKeys } from '../../../secrets/account-keys.ts';
import { countFailures, findOwner, listCodes, lockAddress, markUsed, noteFailure } from './code-repository.ts';
import { codeRules } from './code-rules.ts';

/**
 * Uses up a code, inside the transaction of what it is for. Resolves with whose it was; null: it is wrong, used or too old, or too
 * much was guessed. A failure is counted in the same transaction, so that neither a new code nor a restart forgets it.
 */
export async function useCode(
  tx: Db,
  keys: AccountKeys,
  { email, purpose, otp, at }: { email: string; purpose: CodePurpose; otp: string; at: Temporal.Instant },
): Promise<{ userId: number } | null> {
  const addressKey = keys.addressKey(email);
  await lockAddress(tx, addressKey);
  const userId = (await findOwner(tx, email))?.id ?? null;
  const dayAgo = at.subtract({ hours: 24, minutes: codeRules.validMinutes });
  if ((await countFailures(tx, { addressKey, userId }, dayAgo)) >= codeRules.failuresPerDay) return null;
  const since = at.subtract({ minutes: codeRules.validMinutes });
  const code = (await listCodes(tx, addressKey, since)).find((candidate) => candidate.purpose === purpose);
  if (!code || code.usedAt !== null || code.failures >= codeRules.triesPerCode) return null;
  const isRight = timingSafeEqual(Buffer.from(keys.codeDigits(code.id)), Buffer.from(otp));
  if (!isRight || userId === null || code.userId !== userId) {
    await noteFailure(tx, code.id);
    return null;
  }
  await markUsed(tx, code.id, at);
  return { userId };
}
