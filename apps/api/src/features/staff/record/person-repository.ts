import { may, type Permission, type Role } from '@comptoir/domain';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate } from '../../../db/instants.ts';
import { staff } from '../../../db/schema/index.ts';

export type StoredPerson = typeof staff.$inferSelect;

export async function findPersonByEmail(db: Db, email: string): Promise<StoredPerson | null> {
  const [row] = await db.select().from(staff).where(eq(staff.email, email));
  return row ?? null;
}

export async function findPerson(db: Db, id: number): Promise<StoredPerson | null> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id));
  return row ?? null;
}

export async function putPerson(
  tx: Db,
  { email, name, role, at }: { email: string; name: string; role: Role; at: Temporal.Instant },
): Promise<StoredPerson> {
  const [row] = await tx
    .insert(staff)
    .values({ email, name, role, createdAt: toDate(at) })
    .onConflictDoUpdate({ target: staff.email, set: { role, isActive: true } })
    .returning();
  if (!row) throw new Error('A person was neither made nor found.');
  return row;
}

export async function setPassword(
  tx: Db,
  id: number,
  { passwordHash, name }: { passwordHash: string; name?: string | undefined },
): Promise<void> {
  await tx
    .update(staff)
    .set({ passwordHash, ...(name !== undefined && { name }) })
    .where(eq(staff.id, id));
}

/** Lists the e-mail addresses of the owners who may sign in. */
export async function listOwnerMails(db: Db): Promise<string[]> {
  const rows = await db
    .select({ email: staff.email })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), eq(staff.isActive, true)))
    .orderBy(asc(staff.id));
  return rows.map(({ email }) => email);
}

/** Lists the ids of the owners who want each closed day by mail (REP-12). */
export async function listDayMailOwners(db: Db): Promise<number[]> {
  const rows = await db.select({ id: staff.id }).from(staff).where(wantsDayMail()).orderBy(asc(staff.id));
  return rows.map(({ id }) => id);
}

/** The owner with this id, if the mail of the closed day is still wanted; else null. */
export async function findDayMailOwner(db: Db, id: number): Promise<StoredPerson | null> {
  const [row] = await db
    .select()
    .from(staff)
    .where(and(eq(staff.id, id), wantsDayMail()));
  return row ?? null;
}

const wantsDayMail = () => and(eq(staff.dayMail, true), eq(staff.role, 'owner'), eq(staff.isActive, true));

export async function setDayMail(tx: Db, id: number, dayMail: boolean): Promise<void> {
  await tx.update(staff).set({ dayMail }).where(eq(staff.id, id));
}

/** Lists the people of the restaurant, without those whose name was erased. */
export async function listPeople(db: Db): Promise<StoredPerson[]> {
  return db.select().from(staff).where(isNull(staff.forgottenAt)).orderBy(asc(staff.id));
}

/** True if a person has this name in any spelling, so that a device can't use the name. */
export async function isPersonsName(db: Db, name: string): Promise<boolean> {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase();
  const names = await db.select({ name: staff.name }).from(staff);
  return names.some((person) => plain(person.name) !== '' && plain(person.name) === plain(name));
}

/** True for a person who was invited and never came, and so has neither a name nor a password. */
export function isPending({ name, passwordHash }: Pick<StoredPerson, 'name' | 'passwordHash'>): boolean {
  return name === '' && passwordHash === null;
}

/** Creates a person who is invited. Null if the address is that of a person already. */
export async function insertInvited(
  tx: Db,
  { email, role, at }: { email: string; role: Role; at: Temporal.Instant },
): Promise<StoredPerson | null> {
  const [row] = await tx
    .insert(staff)
    .values({ email, name: '', role, createdAt: toDate(at) })
    .onConflictDoNothing({ target: staff.email })
    .returning();
  return row ?? null;
}

/** Locks the active owners who have come, because an invited one can’t sign in yet. */
export async function holdOwners(tx: Db): Promise<number[]> {
  const rows = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), eq(staff.isActive, true), ne(staff.name, '')))
    .orderBy(asc(staff.id))
    .for('update');
  return rows.map(({ id }) => id);
}

export async function holdPerson(
  tx: Db,
  id: number,
  strength: 'update' | 'share' = 'update',
): Promise<StoredPerson | null> {
  const [row] = await tx.select().from(staff).where(eq(staff.id, id)).for(strength);
  return row ?? null;
}

export async function holdWhoMay(tx: Db, id: number, permission: Permission): Promise<StoredPerson | null> {
  const person = await holdPerson(tx, id, 'share');
  return person?.isActive && may(person.role, permission) ? person : null;
}

/** Erases the name and the address of a person everywhere, in the transaction that has locked the person (ROL-30). */
export async function forgetPerson(tx: Db, id: number, at: Temporal.Instant): Promise<void> {
  await tx.execute(sql`select forget_member(${id}, ${toDate(at).toISOString()}::timestamptz)`);
}

export async function updatePerson(tx: Db, id: number, standing: { role: Role; isActive: boolean }): Promise<void> {
  await tx.update(staff).set(standing).where(eq(staff.id, id));
}
