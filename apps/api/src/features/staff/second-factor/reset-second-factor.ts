import type { Db } from '../../../db/database.ts';
import { insertAudit } from '../record/audit-repository.ts';
import { findPersonByEmail, holdPerson } from '../record/person-repository.ts';
import { dropSecondFactor } from '../record/second-factor-repository.ts';

/** Turns the second factor of a person off from the terminal, and notes it in the journal. False if there is none. */
export async function resetSecondFactor(db: Db, email: string, at: Temporal.Instant): Promise<boolean> {
  return db.transaction(async (tx) => {
    const found = await findPersonByEmail(tx, email);
    const person = found && (await holdPerson(tx, found.id));
    if (!person || person.totpSince === null) return false;
    await dropSecondFactor(tx, person.id);
    const told = { kind: 'second_factor_reset', target: `person:${person.id}` };
    await insertAudit(tx, { actor: 'Terminal', ...told, status: 200, peer: '', at });
    return true;
  });
}
