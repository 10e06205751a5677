import { and, asc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { staff, staffLinks } from '../../../db/schema/index.ts';
import type { StoredPerson } from './person-repository.ts';

export type LinkPurpose = (typeof staffLinks.$inferSelect)['purpose'];

/** Inserts a link and deletes those that expired a day ago. `staffId` is null for an unknown address. */
export async function insertLink(
  tx: Db,
  link: {
    id: string;
    tokenHash: string;
    purpose: LinkPurpose;
    staffId: number | null;
    madeBy?: number;
    at: Temporal.Instant;
    expiresAt: Temporal.Instant;
  },
): Promise<void> {
  const { at, expiresAt, ...named } = link;
  await tx.delete(staffLinks).where(lt(staffLinks.expiresAt, toDate(at.subtract({ hours: 24 }))));
  await tx.insert(staffLinks).values({ ...named, createdAt: toDate(at), expiresAt: toDate(expiresAt) });
}

export async function findLink(
  db: Db,
  tokenHash: string,
  at: Temporal.Instant,
): Promise<{ id: string; purpose: LinkPurpose; person: StoredPerson } | null> {
  const [row] = await db
    .select({ id: staffLinks.id, purpose: staffLinks.purpose, person: staff })
    .from(staffLinks)
    .innerJoin(staff, eq(staff.id, staffLinks.staffId))
    .where(and(eq(staffLinks.tokenHash, tokenHash), isUsable(at), eq(staff.isActive, true)));
  return row ?? null;
}

const isUsable = (at: Temporal.Instant) => and(isNull(staffLinks.usedAt), gt(staffLinks.expiresAt, toDate(at)));

export async function useLink(tx: Db, id: string, at: Temporal.Instant): Promise<boolean> {
  const used = await tx
    .update(staffLinks)
    .set({ usedAt: toDate(at) })
    .where(and(eq(staffLinks.id, id), isUsable(at)))
    .returning({ id: staffLinks.id });
  return used.length > 0;
}

export async function endLinks(tx: Db, staffId: number, at: Temporal.Instant): Promise<void> {
  await tx
    .update(staffLinks)
    .set({ usedAt: toDate(at) })
    .where(and(eq(staffLinks.staffId, staffId), isNull(staffLinks.usedAt)));
}

/** Ends the invitations that an owner sent. */
export async function endInvitationsBy(tx: Db, madeBy: number, at: Temporal.Instant): Promise<void> {
  await tx
    .update(staffLinks)
    .set({ usedAt: toDate(at) })
    .where(and(eq(staffLinks.madeBy, madeBy), isNull(staffLinks.usedAt)));
}

/** Deletes a person who never came, with all their links. The caller must have locked the person. */
export async function deleteInvited(tx: Db, staffId: number): Promise<void> {
  await tx.delete(staffLinks).where(eq(staffLinks.staffId, staffId));
  await tx.delete(staff).where(eq(staff.id, staffId));
}

/** The end of the latest usable link of each person who has one. */
export async function listLinkEnds(db: Db, at: Temporal.Instant): Promise<Map<number, Temporal.Instant>> {
  const rows = await db
    .select({ staffId: staffLinks.staffId, expiresAt: staffLinks.expiresAt })
    .from(staffLinks)
    .where(and(isUsable(at), isNotNull(staffLinks.staffId)))
    .orderBy(asc(staffLinks.expiresAt));
  return new Map(rows.map(({ staffId, expiresAt }) => [Number(staffId), toInstant(expiresAt)]));
}

export interface LinkMail {
  email: string;
  name: string;
  purpose: LinkPurpose;
  /** The owner who invites; null if it is no invitation. */
  invitedBy: string | null;
}

export async function findLinkMail(db: Db, id: string): Promise<LinkMail | null> {
  const maker = alias(staff, 'maker');
  const [row] = await db
    .select({ email: staff.email, name: staff.name, purpose: staffLinks.purpose, invitedBy: maker.name })
    .from(staffLinks)
    .innerJoin(staff, eq(staff.id, staffLinks.staffId))
    .leftJoin(maker, eq(maker.id, staffLinks.madeBy))
    .where(and(eq(staffLinks.id, id), isNull(staffLinks.usedAt)));
  return row ?? null;
}
