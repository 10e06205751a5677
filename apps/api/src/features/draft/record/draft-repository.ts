import type { CatalogueVersion, Publication } from '@comptoir/contract';
import { and, asc, count, desc, eq, lt, lte, max, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { catalogueDrafts, catalogueVersions, scheduledPublications } from '../../../db/schema/index.ts';
import type { ThingName } from '../thing/thing.ts';

export interface Draft extends ThingName {
  value: unknown;
  /** True if the publication deletes the part. */
  isDeleted: boolean;
  base: string | null;
  by: string;
  at: Temporal.Instant;
}

const draftLock = 7_210_001;

/** Changes of the draft run one after the other. Orders do not wait for this lock. */
export async function lockDraft(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${draftLock})`);
}

export async function listDrafts(db: Db): Promise<Draft[]> {
  const rows = await db.select().from(catalogueDrafts).orderBy(asc(catalogueDrafts.kind), asc(catalogueDrafts.id));
  return rows.map(draftOf);
}

const isNamed = ({ kind, id }: ThingName) => and(eq(catalogueDrafts.kind, kind), eq(catalogueDrafts.id, id));

export async function findDraft(db: Db, name: ThingName): Promise<Draft | null> {
  const [row] = await db.select().from(catalogueDrafts).where(isNamed(name));
  return row ? draftOf(row) : null;
}

export async function putDraft(tx: Db, { at, ...draft }: Draft): Promise<void> {
  const row = { ...draft, at: toDate(at) };
  const { kind, id } = catalogueDrafts;
  await tx
    .insert(catalogueDrafts)
    .values(row)
    .onConflictDoUpdate({ target: [kind, id], set: row });
}

export async function deleteDraft(tx: Db, name: ThingName): Promise<void> {
  await tx.delete(catalogueDrafts).where(isNamed(name));
}

export async function clearDrafts(tx: Db): Promise<void> {
  await tx.delete(catalogueDrafts);
}

const versionColumns = {
  version: catalogueVersions.version,
  note: catalogueVersions.note,
  by: catalogueVersions.by,
  at: catalogueVersions.at,
};

export async function listVersions(db: Db): Promise<CatalogueVersion[]> {
  const rows = await db.select(versionColumns).from(catalogueVersions).orderBy(desc(catalogueVersions.version));
  return rows.map((row) => ({ ...row, at: toInstant(row.at) }));
}

export async function findVersionFile(db: Db, version: number): Promise<unknown> {
  const [row] = await db
    .select({ file: catalogueVersions.file })
    .from(catalogueVersions)
    .where(eq(catalogueVersions.version, version));
  return row?.file;
}

export async function findLastVersion(db: Db): Promise<number | null> {
  const [row] = await db.select({ version: max(catalogueVersions.version) }).from(catalogueVersions);
  return row?.version ?? null;
}

export async function insertVersion(
  tx: Db,
  { at, ...row }: Omit<CatalogueVersion, 'version'> & { file: unknown },
): Promise<number> {
  const [written] = await tx
    .insert(catalogueVersions)
    .values({ ...row, at: toDate(at) })
    .returning({ version: catalogueVersions.version });
  if (!written) throw new Error('The version of the catalogue was not stored.');
  return written.version;
}

const keptVersions = 100;
const keptDays = 400;

/** Keeps the last 100 versions, and all of the last 400 days (MED-05). */
export async function forgetOldVersions(tx: Db, now: Temporal.Instant): Promise<void> {
  const { version, at } = catalogueVersions;
  const last = tx.select({ version }).from(catalogueVersions).orderBy(desc(version)).limit(keptVersions);
  const limit = toDate(now.subtract({ hours: 24 * keptDays }));
  await tx.delete(catalogueVersions).where(and(lt(at, limit), notInArray(version, last)));
}

const { publishAt, state } = scheduledPublications;

export async function listPublications(db: Db): Promise<Publication[]> {
  const rows = await db
    .select()
    .from(scheduledPublications)
    .orderBy(desc(publishAt), desc(scheduledPublications.id))
    .limit(20);
  return rows.map(publicationOf);
}

export async function countWaiting(tx: Db): Promise<number> {
  const [row] = await tx.select({ waiting: count() }).from(scheduledPublications).where(eq(state, 'waiting'));
  return row?.waiting ?? 0;
}

export async function insertPublication(
  tx: Db,
  row: Pick<Publication, 'publishAt' | 'note' | 'by'> & { at: Temporal.Instant },
): Promise<void> {
  await tx.insert(scheduledPublications).values({ ...row, publishAt: toDate(row.publishAt), at: toDate(row.at) });
}

/** False if it is not waiting any more. */
export async function cancelPublication(tx: Db, id: number): Promise<boolean> {
  const cancelled = await tx
    .update(scheduledPublications)
    .set({ state: 'cancelled' })
    .where(and(eq(scheduledPublications.id, id), eq(state, 'waiting')))
    .returning({ id: scheduledPublications.id });
  return cancelled.length > 0;
}

/** Locks the first publication that is due. Another server that looks at the same time finds none. */
export async function claimDue(tx: Db, now: Temporal.Instant): Promise<Publication | null> {
  const [row] = await tx
    .select()
    .from(scheduledPublications)
    .where(and(eq(state, 'waiting'), lte(publishAt, toDate(now))))
    .orderBy(asc(publishAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row ? publicationOf(row) : null;
}

export async function settlePublication(
  tx: Db,
  id: number,
  settled: Pick<Publication, 'state' | 'problems'>,
): Promise<void> {
  await tx.update(scheduledPublications).set(settled).where(eq(scheduledPublications.id, id));
}

function draftOf({ kind, at, ...row }: typeof catalogueDrafts.$inferSelect): Draft {
  return { ...row, kind, at: toInstant(at) };
}

function publicationOf({ publishAt, ...row }: typeof scheduledPublications.$inferSelect): Publication {
  const { id, state, note, problems, by } = row;
  return { id, state, note, problems, by, publishAt: toInstant(publishAt) };
}
