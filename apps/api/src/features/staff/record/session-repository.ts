import type { Role } from '@comptoir/domain';
import { aliasedTable, and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { devices, staff, staffSessions } from '../../../db/schema/index.ts';
import type { DeviceKind } from './device-repository.ts';

/** Hours of a person's session in total and without use (ROL-04), and of a device's without use (ROL-07). */
export const longestPersonHours = 30 * 24;
const idleHours = 12;
export const deviceHours = 180 * 24;

export type SessionHolder = PersonHolder | DeviceHolder;

export interface PersonHolder {
  kind: 'person';
  id: number;
  name: string;
  role: Role;
}

export interface DeviceHolder {
  kind: 'device';
  id: number;
  name: string;
  deviceKind: DeviceKind;
  acting: Acting | null;
}

/** The person who acts on a tablet, and until when if it is not used (ROL-09). */
export interface Acting {
  id: number;
  name: string;
  until: Temporal.Instant;
}

/** Minutes of a person on a tablet without use (ROL-09). */
const actingMinutes = 10;

const { tokenHash, staffId, deviceId, lastUsedAt, expiresAt, actingId, actingAt } = staffSessions;
const actor = aliasedTable(staff, 'actor');

export async function insertSession(
  tx: Db,
  session: {
    tokenHash: string;
    holder: Pick<SessionHolder, 'kind' | 'id'>;
    browser: string;
    at: Temporal.Instant;
    isProven: boolean;
  },
): Promise<void> {
  const { holder, browser, at } = session;
  await tx
    .delete(staffSessions)
    .where(or(lt(expiresAt, toDate(at)), and(isNotNull(staffId), lt(lastUsedAt, idleSince(at)))));
  const isDevice = holder.kind === 'device';
  const createdAt = toDate(at);
  await tx.insert(staffSessions).values({
    tokenHash: session.tokenHash,
    browser,
    ...(isDevice ? { deviceId: holder.id } : { staffId: holder.id }),
    createdAt,
    lastUsedAt: createdAt,
    provenAt: session.isProven ? createdAt : null,
    expiresAt: toDate(at.add({ hours: isDevice ? deviceHours : longestPersonHours })),
  });
}

const idleSince = (at: Temporal.Instant) => toDate(at.subtract({ hours: idleHours }));

const isOpen = (at: Temporal.Instant) =>
  and(gt(expiresAt, toDate(at)), or(isNotNull(deviceId), gt(lastUsedAt, idleSince(at))));

/** This SQL condition is true for an active person and for a device that is not revoked. */
const isOfTheHouse = or(eq(staff.isActive, true), and(isNotNull(devices.id), isNull(devices.revokedAt)));

interface FoundSession {
  holder: SessionHolder;
  lastUsedAt: Temporal.Instant;
  hasSecondFactor: boolean;
  /** When the holder last proved the second factor. */
  provenAt: Temporal.Instant | null;
}

export async function findSession(db: Db, hash: string, at: Temporal.Instant): Promise<FoundSession | null> {
  const [row] = await db
    .select({
      person: { id: staff.id, name: staff.name, role: staff.role },
      device: { id: devices.id, name: devices.name, deviceKind: devices.kind },
      lastUsedAt,
      actor: { id: actor.id, name: actor.name },
      actingAt,
      totpSince: staff.totpSince,
      provenAt: staffSessions.provenAt,
    })
    .from(staffSessions)
    .leftJoin(staff, eq(staff.id, staffId))
    .leftJoin(devices, eq(devices.id, deviceId))
    .leftJoin(actor, and(eq(actor.id, actingId), eq(actor.isActive, true)))
    .where(and(eq(tokenHash, hash), isOpen(at), isOfTheHouse));
  if (!row) return null;
  const { person, device } = row;
  const acting = row.actor && row.actingAt && actingUntil(row.actor, toInstant(row.actingAt), at);
  const holder = device
    ? { kind: 'device' as const, ...device, acting }
    : person && { kind: 'person' as const, ...person };
  if (!holder) return null;
  const provenAt = row.provenAt && toInstant(row.provenAt);
  return { holder, lastUsedAt: toInstant(row.lastUsedAt), hasSecondFactor: row.totpSince !== null, provenAt };
}

function actingUntil(person: { id: number; name: string }, usedAt: Temporal.Instant, now: Temporal.Instant) {
  const until = usedAt.add({ minutes: actingMinutes });
  return Temporal.Instant.compare(now, until) < 0 ? { ...person, until } : null;
}

/** Notes who acts on a tablet, or that they used it. Returns until when they act without further use. */
export async function noteActing(
  tx: Db,
  hash: string,
  { personId, at }: { personId: number; at: Temporal.Instant },
): Promise<Temporal.Instant> {
  await tx
    .update(staffSessions)
    .set({ actingId: personId, actingAt: toDate(at) })
    .where(eq(tokenHash, hash));
  return at.add({ minutes: actingMinutes });
}

/** Ends the action of the person on a tablet. */
export async function endActing(db: Db, hash: string): Promise<void> {
  await db.update(staffSessions).set({ actingId: null, actingAt: null }).where(eq(tokenHash, hash));
}

/** Ends the actions of a person on all tablets. */
export async function endActingOf(tx: Db, personId: number): Promise<void> {
  await tx.update(staffSessions).set({ actingId: null, actingAt: null }).where(eq(actingId, personId));
}

export async function listOpenSessions(db: Db, sessions: string[], at: Temporal.Instant): Promise<Set<string>> {
  const rows = await db
    .select({ tokenHash })
    .from(staffSessions)
    .leftJoin(staff, eq(staff.id, staffId))
    .leftJoin(devices, eq(devices.id, deviceId))
    .where(and(inArray(tokenHash, sessions), isOpen(at), isOfTheHouse));
  return new Set(rows.map((row) => row.tokenHash));
}

export async function touchSession(
  db: Db,
  hash: string,
  { at, isDevice }: { at: Temporal.Instant; isDevice: boolean },
): Promise<void> {
  const expires = isDevice ? { expiresAt: toDate(at.add({ hours: deviceHours })) } : {};
  await db
    .update(staffSessions)
    .set({ lastUsedAt: toDate(at), ...expires })
    .where(eq(tokenHash, hash));
}

export async function holdSession(tx: Db, hash: string): Promise<boolean> {
  const rows = await tx.select({ tokenHash }).from(staffSessions).where(eq(tokenHash, hash)).for('key share');
  return rows.length > 0;
}

export async function endSession(db: Db, hash: string): Promise<void> {
  await db.delete(staffSessions).where(eq(tokenHash, hash));
}

export async function endSessionsOf(tx: Db, { kind, id }: Pick<SessionHolder, 'kind' | 'id'>): Promise<void> {
  await tx.delete(staffSessions).where(eq(kind === 'device' ? deviceId : staffId, id));
}

export interface StoredSession {
  id: number;
  tokenHash: string;
  browser: string;
  createdAt: Temporal.Instant;
  lastUsedAt: Temporal.Instant;
}

/** A person's open sessions, the one used last first. */
export async function listSessionsOf(db: Db, personId: number, at: Temporal.Instant): Promise<StoredSession[]> {
  const { id, browser, createdAt } = staffSessions;
  const rows = await db
    .select({ id, tokenHash, browser, createdAt, lastUsedAt })
    .from(staffSessions)
    .where(and(eq(staffId, personId), isOpen(at)))
    .orderBy(desc(lastUsedAt), desc(id));
  return rows.map((row) => ({
    ...row,
    createdAt: toInstant(row.createdAt),
    lastUsedAt: toInstant(row.lastUsedAt),
  }));
}

/** Ends one session of a person. False if it is not theirs, or over. */
export async function endOwnSession(tx: Db, personId: number, id: number): Promise<boolean> {
  const ended = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.id, id), eq(staffId, personId)))
    .returning({ id: staffSessions.id });
  return ended.length > 0;
}

/** Ends a person's sessions but for one. Returns how many. */
export async function endOtherSessions(tx: Db, personId: number, kept: string): Promise<number> {
  const ended = await tx
    .delete(staffSessions)
    .where(and(eq(staffId, personId), ne(tokenHash, kept)))
    .returning({ id: staffSessions.id });
  return ended.length;
}
