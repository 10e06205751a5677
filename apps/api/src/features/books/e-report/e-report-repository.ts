import { legalSetting, vatRegimeSetting } from '@comptoir/contract';
import type { DayRange, ReportedSum, ReportFigures } from '@comptoir/domain';
import { and, asc, eq, inArray, isNull, min, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { toDate, toInstant } from '../../../db/instants.ts';
import { selectRows } from '../../../db/run-statement.ts';
import { closes, eReports, settings } from '../../../db/schema/index.ts';

/** A report as it was prepared, without its files. */
export interface PreparedReport extends DayRange {
  /** `ER-732829320-20261221-20261231-1`. */
  id: string;
  /** 1 for the first report of its period. */
  number: number;
  type: 'IN' | 'RE';
  /** The report before it, which it replaces; null for the first one. */
  replaces: string | null;
  siren: string;
  figures: ReportFigures;
  /** SHA-256 of the XML. */
  sha256: string;
  at: Temporal.Instant;
  by: string;
  /** The day on which it was sent, as a person said. */
  sentOn: Temporal.PlainDate | null;
}

export interface ReportFiles {
  csv: string;
  xml: string;
}

const { csv, xml, ...told } = {
  id: eReports.id,
  firstDay: eReports.firstDay,
  lastDay: eReports.lastDay,
  number: eReports.number,
  type: eReports.type,
  replaces: eReports.replaces,
  siren: eReports.siren,
  figures: eReports.figures,
  csv: eReports.csv,
  xml: eReports.xml,
  sha256: eReports.sha256,
  at: eReports.at,
  by: eReports.by,
  sentOn: eReports.sentOn,
};

type Row = Omit<typeof eReports.$inferSelect, 'csv' | 'xml'>;

const toReport = ({ firstDay, lastDay, at, sentOn, ...row }: Row): PreparedReport => ({
  ...row,
  from: Temporal.PlainDate.from(firstDay),
  to: Temporal.PlainDate.from(lastDay),
  at: toInstant(at),
  sentOn: sentOn === null ? null : Temporal.PlainDate.from(sentOn),
});

/** All reports, by period and number. They are a few each month. */
export async function listReports(db: Db): Promise<PreparedReport[]> {
  const rows = await db.select(told).from(eReports).orderBy(asc(eReports.firstDay), asc(eReports.number));
  return rows.map(toReport);
}

export async function findReport(db: Db, id: string): Promise<PreparedReport | null> {
  const [row] = await db.select(told).from(eReports).where(eq(eReports.id, id));
  return row ? toReport(row) : null;
}

/** The files of a report; null if there is no such report. */
export async function findReportFiles(db: Db, id: string): Promise<ReportFiles | null> {
  const [row] = await db.select({ csv, xml }).from(eReports).where(eq(eReports.id, id));
  return row ?? null;
}

export async function insertReport(
  tx: Db,
  { from, to, at, sentOn: _, ...report }: PreparedReport & ReportFiles,
): Promise<void> {
  await tx.insert(eReports).values({ ...report, firstDay: from.toString(), lastDay: to.toString(), at: toDate(at) });
}

/** Notes the day on which a report was sent. Returns false if a day is noted already. */
export async function markSent(db: Db, id: string, on: Temporal.PlainDate): Promise<boolean> {
  const marked = await db
    .update(eReports)
    .set({ sentOn: on.toString() })
    .where(and(eq(eReports.id, id), isNull(eReports.sentOn)))
    .returning({ id: eReports.id });
  return marked.length > 0;
}

/** The first day of the books that was closed; null if there is none. */
export async function findFirstClosedDay(db: Db): Promise<Temporal.PlainDate | null> {
  const [row] = await db
    .select({ period: min(closes.period) })
    .from(closes)
    .where(eq(closes.kind, 'day'));
  return row?.period ? Temporal.PlainDate.from(row.period) : null;
}

/** The settings that a report needs, as they are stored. */
export async function readReportSettings(db: Db): Promise<{ legal: unknown; regime: unknown }> {
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.name, [legalSetting, vatRegimeSetting]));
  const read = (wanted: string) => rows.find(({ name }) => name === wanted)?.value;
  return { legal: read(legalSetting), regime: read(vatRegimeSetting) };
}

/** `isMoved` is true of orders of the public that got an invoice afterwards: they are reported no more (BOK-49). */
interface PublicSum extends ReportedSum {
  isMoved: boolean;
}

/**
 * An entry of money that tells of the public channel, with what it counts. A refund counts once it is done, and a sale that is not
 * paid if it was presumed to be (BOK-20).
 */
const publicEntries = ({ from, to }: DayRange) => sql`
  select entry.service_day::text as day, entry.kind, entry.taxes, company.order_id is not null as is_moved,
    case entry.kind when 'payment' then 1 else -1 end as sign
  from book_entries entry left join order_companies company on company.order_id = entry.order_id
  where entry.service_day between ${from.toString()}::date and ${to.toString()}::date
    and entry.kind in ('payment', 'refund', 'unpaid') and entry.content::jsonb ->> 'channel' = 'public'
    and (entry.kind = 'payment' or entry.content::jsonb ->> 'state' = 'done' or entry.content::jsonb -> 'presumed' = 'true')`;

/** What entries of the public channel come to: payments less refunds by service day and rate, and how many payments a day. */
export interface PublicSums {
  sums: PublicSum[];
  counts: { day: string; isMoved: boolean; sales: number }[];
}

/** Adds up the public channel of service days. The contents are read once for both. */
export async function sumPublic(db: Db, range: DayRange): Promise<PublicSums> {
  const rows = await selectRows<Omit<PublicSum, 'rate'> & { rate: number | null; sales: number }>(
    db,
    sql`with entries as materialized (${publicEntries(range)})
      select day, is_moved as "isMoved", (tax ->> 'rate')::int as rate, 0 as sales,
        sum(sign * (tax ->> 'net')::bigint)::float8 as net, sum(sign * (tax ->> 'vat')::bigint)::float8 as vat
      from entries cross join jsonb_array_elements(taxes) tax group by day, is_moved, rate
      union all select day, is_moved, null, count(*)::int, 0, 0 from entries where kind = 'payment' group by day, is_moved`,
  );
  return {
    sums: rows.flatMap(({ day, isMoved, rate, net, vat }) => (rate === null ? [] : [{ day, isMoved, rate, net, vat }])),
    counts: rows.flatMap(({ day, isMoved, rate, sales }) => (rate === null ? [{ day, isMoved, sales }] : [])),
  };
}
