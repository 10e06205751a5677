import { listMissingLegal, readVatRegime, type SiteConfig, sellerFromSetting } from '@comptoir/contract';
import {
  addFigures,
  type BookTax,
  type DayRange,
  listReportPeriods,
  publicSides,
  type ReportFigures,
  reportFigures,
  type Seller,
  type VatRegime,
} from '@comptoir/domain';
import type { Db } from '../../../db/database.ts';
import { findHead, listCloses } from '../record/books-repository.ts';
import { findLastPurge } from '../record/purge-repository.ts';
import {
  findFirstClosedDay,
  listReports,
  type PreparedReport,
  type PublicSums,
  readReportSettings,
  sumPublic,
} from './e-report-repository.ts';

/** What of a site decides whether it reports. */
export type ReportSite = Pick<SiteConfig, 'tax'>;

export interface ReportCalendar {
  /** Null if the catalogue's file does not say it; there are no periods then. */
  regime: VatRegime | null;
  /** Null if something of it lacks, which `missing` names. */
  seller: Seller | null;
  missing: string[];
  /** The seller has no VAT, and so no report of it. */
  isExempt: boolean;
  /** The oldest day that is not closed; null before the books begin. */
  openDay: Temporal.PlainDate | null;
  /** Oldest first, up to the one that goes on. */
  periods: DayRange[];
  reports: PreparedReport[];
}

/** Reads the periods of a restaurant, from the first day of its books on that is not purged (BOK-41, BOK-28). */
export async function readCalendar(db: Db, { tax }: ReportSite): Promise<ReportCalendar> {
  const { legal, regime: told } = await readReportSettings(db);
  const regime = readVatRegime(told);
  const seller = sellerFromSetting(legal);
  const openDay = (await findHead(db))?.openDay ?? null;
  const reports = await listReports(db);
  const isExempt = !tax.enabled || regime === 'franchise' || seller?.isFranchise === true;
  const known = { regime, seller, missing: listMissingLegal(legal), isExempt, openDay, reports };
  if (regime === null || openDay === null) return { ...known, periods: [] };
  const from = (await findFirstClosedDay(db)) ?? openDay;
  const purge = await findLastPurge(db);
  const periods = listReportPeriods(regime, { from, to: openDay }, firstReports(reports));
  return { ...known, periods: periods.filter((period) => !purge || period.from.toString() > purge.to) };
}

const firstReports = (reports: readonly PreparedReport[]) => reports.filter(({ number }) => number === 1);

/** What a closed period comes to. Unsound figures are not shown. */
export interface SummedPeriod {
  figures: ReportFigures;
  /** The entries of the public channel come to what the closes of their days say. */
  isSound: boolean;
}

/** Adds up closed periods that follow each other, each by its own days. */
export async function sumPeriods(db: Db, periods: readonly DayRange[]): Promise<SummedPeriod[]> {
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return [];
  const range = { from: first.from, to: last.to };
  const { sums, counts } = await sumPublic(db, range);
  const days = await listCloses(db, 'day', { from: range.from.toString(), to: range.to.toString() });
  return periods.map((period) => {
    const own = {
      sums: sums.filter(({ day }) => isWithin(day, period)),
      counts: counts.filter(({ day }) => isWithin(day, period)),
    };
    const closed = publicSides(
      addFigures(days.filter((day) => isWithin(day.period, period)).map((day) => day.figures)),
    );
    const sales = own.counts.reduce((sum, count) => sum + count.sales, 0);
    const net = [
      ...closed.sales.rates.map(taxAs(1)),
      ...closed.refunds.rates.map(taxAs(-1)),
      ...own.sums.map(taxAs(-1)),
    ];
    return { figures: reported(own), isSound: sales === closed.sales.count && isNothing(net) };
  });
}

/** Days are ISO texts, which compare as days. */
const isWithin = (day: string, { from, to }: DayRange) => day >= from.toString() && day <= to.toString();

type Tax = Pick<BookTax, 'rate' | 'net' | 'vat'>;
const taxAs =
  (sign: 1 | -1) =>
  ({ rate, net, vat }: Tax): Tax => ({ rate, net: sign * net, vat: sign * vat });

/** True if base and VAT of each rate come to nothing. */
function isNothing(taxes: readonly Tax[]): boolean {
  return [...Map.groupBy(taxes, ({ rate }) => rate).values()].every(
    (own) => own.reduce((sum, { net }) => sum + net, 0) === 0 && own.reduce((sum, { vat }) => sum + vat, 0) === 0,
  );
}

/** What is reported: the public channel without the orders that got an invoice since. */
function reported({ sums, counts }: PublicSums): ReportFigures {
  const sales = new Map(counts.filter(({ isMoved }) => !isMoved).map((count) => [count.day, count.sales]));
  return reportFigures(
    sums.filter(({ isMoved }) => !isMoved),
    sales,
  );
}
