import type { Db } from '../../../db/database.ts';
import { countTogether } from '../../../plugins/counters/count-together.ts';
import type { StoredPerson } from '../record/person-repository.ts';
import { useRecoveryCode, useStep } from '../record/second-factor-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';
import { plainCode } from './recovery-codes.ts';
import { findStep } from './totp.ts';

type ProofTools = Pick<StaffTools, 'keys' | 'now' | 'makeCounter'>;

/** `open` runs the change that the code is for, and answers null for a wrong code. */
export type ProofDoor = <Opened>(
  person: Pick<StoredPerson, 'id'>,
  typed: string,
  open: () => Promise<Opened | null>,
) => Promise<Opened | null | { waitMilliseconds: number }>;

const isDigits = (typed: string) => /^\d{6}$/.test(plainCode(typed));

/**
 * Counts wrong codes of a person in the database, as wrong passwords are. Digits and recovery codes are counted apart:
 * guesses of digits with a stolen password leave the person their recovery codes.
 */
export function createProofDoor({ makeCounter }: ProofTools): ProofDoor {
  const digits = makeCounter({ name: 'second-factor-day', limit: 'passwordFailuresPerDay', isGuess: true });
  const recovery = makeCounter({ name: 'recovery-code-day', limit: 'passwordFailuresPerDay', isGuess: true });
  return async ({ id }, typed, open) => {
    const count = countTogether([{ counter: isDigits(typed) ? digits : recovery, key: `person ${id}` }]);
    const waitMilliseconds = await count.take();
    if (waitMilliseconds > 0) return { waitMilliseconds };
    let isWrong = false;
    try {
      const opened = await open();
      isWrong = opened === null;
      return opened;
    } finally {
      if (!isWrong) await count.giveBack();
    }
  };
}

/** Uses up a code in the transaction that holds its person. False if it is wrong or was used before (ROL-05). */
export async function useProof(
  tx: Db,
  { keys, now }: Pick<StaffTools, 'keys' | 'now'>,
  { id, totpSecret }: StoredPerson,
  typed: string,
): Promise<boolean> {
  const code = plainCode(typed);
  const at = now().toInstant();
  if (!isDigits(typed)) return useRecoveryCode(tx, id, { codeHash: keys.recoveryCodeHash(id, code), at });
  const step = totpSecret === null ? null : findStep(keys.unseal(id, totpSecret), code, at);
  return step !== null && useStep(tx, id, step);
}
