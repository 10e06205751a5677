import type { Db } from '../../../db/database.ts';
import { holdPerson, type StoredPerson } from '../record/person-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';
import { createProofDoor, useProof } from './take-proof.ts';

/** What a browser brings beside a password or a link. */
export interface AskedCode {
  code: string | undefined;
  /** Whether the browser proved this second factor before. */
  isTrusted: (person: StoredPerson) => boolean;
}

/** `second_factor` asks for a code; nothing was used up. */
export type ProofRefusal = 'second_factor' | 'wrong_code' | { waitMilliseconds: number };

/**
 * Runs `open` in a transaction, for a person with a second factor on a new browser only with a right code, which is
 * used up in the same transaction (ROL-05). A second factor that was turned on meanwhile counts.
 */
export async function openByProof<Opened>(
  tools: StaffTools,
  { person, code, isTrusted }: AskedCode & { person: StoredPerson },
  open: (tx: Db, isProven: boolean) => Promise<Opened>,
): Promise<Opened | ProofRefusal> {
  const { db } = tools;
  const isAsked = (one: StoredPerson) => one.totpSince !== null && !isTrusted(one);
  if (!isAsked(person))
    return db.transaction(async (tx) => {
      const held = await holdPerson(tx, person.id);
      return held && isAsked(held) ? 'second_factor' : open(tx, false);
    });
  if (code === undefined) return 'second_factor';
  const opened = await createProofDoor(tools)(person, code, () =>
    db.transaction(async (tx) => {
      const held = await holdPerson(tx, person.id);
      return held && (await useProof(tx, tools, held, code)) ? { value: await open(tx, true) } : null;
    }),
  );
  if (opened === null) return 'wrong_code';
  return 'waitMilliseconds' in opened ? opened : opened.value;
}

/** What a browser is remembered by that proved a second factor: one that is turned on again is another. */
export const factorMark = ({ email, totpSince }: StoredPerson): string =>
  totpSince === null ? email : `${email} ${totpSince.toISOString()}`;
