import { hash } from 'node:crypto';
import { canonicalJson, type DayRange, faultOfFigures, reportId, type Seller } from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { holdHead } from '../record/books-repository.ts';
import { insertReport, type PreparedReport } from './e-report-repository.ts';
import { blockedWords } from './e-report-words.ts';
import { type ReportCalendar, type ReportSite, readCalendar, type SummedPeriod, sumPeriods } from './read-periods.ts';
import { writeReportCsv } from './write-report-csv.ts';
import { writeReportXml } from './write-report-xml.ts';

interface Wish extends DayRange {
  by: string;
  at: Temporal.Instant;
}

/** Why there is no report: no such period, books that don't add up, or what `blocked` says in French. */
export type ReportRefusal = 'not_found' | 'books_unsound' | { blocked: string[] };

/**
 * Prepares the report of a period, or answers the last one if it says the same (BOK-45). The head of the books is held, so that
 * two servers at once prepare one report, and no day is closed meanwhile. A change makes a whole report that replaces the last.
 */
export async function prepareReport(
  db: Db,
  site: ReportSite,
  { from, to, by, at }: Wish,
): Promise<PreparedReport | ReportRefusal> {
  return db.transaction(async (tx) => {
    if (!(await holdHead(tx, { isPatient: true }))) return 'not_found';
    const calendar = await readCalendar(tx, site);
    const period = calendar.periods.find((one) => one.from.equals(from) && one.to.equals(to));
    if (!period) return calendar.regime === null ? { blocked: [blockedWords.regime] } : 'not_found';
    const judged = await judgePeriod(tx, calendar, period);
    if (typeof judged === 'string' || 'blocked' in judged) return judged;
    const last = lastReportOf(calendar, period);
    if (last && isReported(last, judged, judged.seller)) return last;
    return writeReport(tx, { ...judged, period, last, by, at });
  });
}

interface Judged extends SummedPeriod {
  seller: Seller;
}

/** What a period comes to, or why it can't be reported (BOK-44). */
async function judgePeriod(tx: Db, calendar: ReportCalendar, period: DayRange): Promise<Judged | ReportRefusal> {
  const { seller } = calendar;
  const blocked = listObstacles(calendar, period);
  if (blocked.length > 0 || !seller) return { blocked };
  const [summed] = await sumPeriods(tx, [period]);
  if (!summed?.isSound) return 'books_unsound';
  const fault = faultOfFigures(summed.figures);
  return fault ? { blocked: [blockedWords.fault(fault)] } : { ...summed, seller };
}

interface NewReport extends Pick<Wish, 'by' | 'at'>, Pick<SummedPeriod, 'figures'> {
  period: DayRange;
  last: PreparedReport | undefined;
  seller: Seller;
}

async function writeReport(tx: Db, { period, figures, last, seller, by, at }: NewReport): Promise<PreparedReport> {
  const number = last ? last.number + 1 : 1;
  const type: PreparedReport['type'] = last ? 'RE' : 'IN';
  const head = { ...period, id: reportId(seller.siren, period, number), number, type, replaces: last?.id ?? null };
  const told = { ...head, siren: seller.siren, figures, at, by, sentOn: null };
  const xml = writeReportXml(told, seller);
  const report = { ...told, sha256: hash('sha256', xml) };
  await insertReport(tx, { ...report, csv: writeReportCsv(told), xml });
  return report;
}

/** The last report of a period; undefined if it has none. */
export const lastReportOf = ({ reports }: ReportCalendar, { from, to }: DayRange): PreparedReport | undefined =>
  reports.findLast((report) => report.from.equals(from) && report.to.equals(to));

/** True if a report says what the period comes to now, for the same seller. */
export const isReported = (
  { figures, siren }: PreparedReport,
  summed: SummedPeriod,
  seller: Pick<Seller, 'siren'> | null,
): boolean => canonicalJson(figures) === canonicalJson(summed.figures) && (seller === null || seller.siren === siren);

function listObstacles({ isExempt, missing, openDay }: ReportCalendar, { to }: DayRange): string[] {
  const isOpen = openDay !== null && Temporal.PlainDate.compare(openDay, to) <= 0;
  return [
    ...(isExempt ? [blockedWords.exempt] : []),
    ...missing.map(blockedWords.legal),
    ...(isOpen ? [blockedWords.day(openDay)] : []),
  ];
}
