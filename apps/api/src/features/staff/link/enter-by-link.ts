import type { Db } from '../../../db/database.ts';
import { isCommonPassword } from '../../../secrets/password/common-passwords.ts';
import { hashToken } from '../../../secrets/token.ts';
import { endRights } from '../record/end-rights.ts';
import { findLink, useLink } from '../record/link-repository.ts';
import { findPerson, holdPerson, type StoredPerson, setPassword } from '../record/person-repository.ts';
import type { PersonHolder } from '../record/session-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';
import { type AskedCode, openByProof, type ProofRefusal } from '../second-factor/open-by-proof.ts';
import { type NewSession, openSession } from '../session/open-session.ts';

/** After any refusal except `link_used` the link may be used again. */
export type EntryRefusal = 'link_used' | 'password_missing' | 'password_common' | 'name_missing';

/** `provenEmail` is the address that received the link. Null if the link was printed in a terminal. */
type Entry = NewSession<PersonHolder> & { provenEmail: string | null; person: StoredPerson };

interface AskedEntry extends AskedCode {
  token: string;
  password: string | undefined;
  name: string | undefined;
  browser: string;
}

/** Signs in by a single-use link. A new password ends all earlier rights, but the demo's link sets none. */
export async function enterByLink(
  tools: StaffTools,
  { token, password, name, browser, ...asked }: AskedEntry,
): Promise<Entry | EntryRefusal | ProofRefusal> {
  const { db, passwords, now, isDemo: isDemoOpen } = tools;
  const at = now().toInstant();
  const link = await findLink(db, hashToken(token), at);
  if (!link || (link.purpose === 'demo' && !isDemoOpen)) return 'link_used';
  const { id, email } = link.person;
  const newName = name?.trim() ?? link.person.name;
  const isDemo = link.purpose === 'demo';
  if (!isDemo && password === undefined) return 'password_missing';
  if (newName === '') return 'name_missing';
  if (password !== undefined && (await isCommonPassword(password, email))) return 'password_common';
  const passwordHash = isDemo || password === undefined ? null : await passwords.hash(password);
  const stored = await findPerson(db, id);
  if (!stored) return 'link_used';
  return openByProof(tools, { person: stored, ...asked }, async (tx: Db, isProven) => {
    const person = await holdPerson(tx, id);
    if (!person?.isActive || !(await useLink(tx, link.id, at))) return 'link_used';
    if (passwordHash !== null) {
      await setPassword(tx, id, { passwordHash, name: newName });
      await endRights(tx, id, at);
    }
    const holder = { kind: 'person' as const, id, name: newName, role: person.role };
    const session = await openSession(tx, holder, { at, browser, isProven });
    return { ...session, person, provenEmail: isDemo ? null : email };
  });
}
