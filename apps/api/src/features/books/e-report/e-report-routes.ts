import { type EReport, type EReportPeriod, officeEndpoints, success } from '@comptoir/contract';
import { type DayRange, dueOf } from '@comptoir/domain';
import { fieldWords } from '@comptoir/words';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { addOfficeRoute } from '../../staff/guard/add-office-route.ts';
import { noteChange } from '../../staff/guard/audit-changes.ts';
import { officeOf } from '../../staff/guard/office-identity.ts';
import { findReport, findReportFiles, markSent, type PreparedReport } from './e-report-repository.ts';
import { isReported, lastReportOf, prepareReport } from './prepare-report.ts';
import { type ReportCalendar, type ReportSite, readCalendar, type SummedPeriod, sumPeriods } from './read-periods.ts';

export interface ReportOffice {
  db: Db;
  site: ReportSite;
  now: () => Temporal.ZonedDateTime;
}

/** Periods of a page: a third of a year of ten days each, a year of months. */
const pageSize = 12;

/** Adds the reports of sales to the tax office, for managers (BOK-41). Nothing is sent from here (BOK-48). */
export function eReportRoutes(scope: FastifyInstance, { db, site, now }: ReportOffice): void {
  addOfficeRoute(scope, officeEndpoints.eReports, async (request, reply) => {
    const { before } = request.query;
    const calendar = await readCalendar(db, site);
    const listed = calendar.periods.filter(({ from }) => !before || Temporal.PlainDate.compare(from, before) < 0);
    const page = listed.slice(-pageSize);
    const { regime, isExempt, missing } = calendar;
    const next = listed.length > page.length ? (page[0]?.from.toString() ?? null) : null;
    const periods = (await tellPeriods(db, calendar, page)).reverse();
    return reply.send(success({ payload: { regime, isExempt, missing, periods, next } }));
  });

  addOfficeRoute(scope, officeEndpoints.prepareEReport, async (request, reply) => {
    const { from, to } = request.body;
    noteChange(request, { target: `e_report:${from}/${to}` });
    const prepared = await prepareReport(db, site, { from, to, by: officeOf(request).by, at: now().toInstant() });
    if (typeof prepared === 'string') return answerError(reply, prepared);
    if ('blocked' in prepared) return answerError(reply, 'e_report_blocked', { names: prepared.blocked });
    noteChange(request, { target: `e_report:${prepared.id}` });
    return reply.send(success({ payload: toldReport(prepared) }));
  });

  addOfficeRoute(scope, officeEndpoints.sendEReport, async (request, reply) => {
    const { id } = request.params;
    const { date } = request.body;
    noteChange(request, { target: `e_report:${id}`, after: { sentOn: date.toString() } });
    const report = await findReport(db, id);
    if (!report) return answerError(reply, 'not_found');
    const preparedOn = report.at.toZonedDateTimeISO(now().timeZoneId).toPlainDate();
    const isPossible = isNotAfter(preparedOn, date) && isNotAfter(date, now().toPlainDate());
    if (!isPossible) return answerError(reply, 'validation', { errors: { date: fieldWords.date } });
    const isMarked = await markSent(db, id, date);
    const marked = await findReport(db, id);
    // A tap that is repeated is answered as the first one. Another day is refused: the first one stays.
    if (!isMarked && !marked?.sentOn?.equals(date)) return answerError(reply, 'e_report_sent');
    return reply.send(success({ payload: toldReport(marked ?? report) }));
  });

  addOfficeRoute(scope, officeEndpoints.eReportFile, async (request, reply) => {
    const { id, part } = request.params;
    const files = await findReportFiles(db, id);
    if (!files) return answerError(reply, 'not_found');
    noteChange(request, { target: `e_report:${id}`, after: { file: part } });
    return reply
      .type(part === 'csv' ? 'text/csv; charset=utf-8' : 'application/xml; charset=utf-8')
      .header('content-disposition', `attachment; filename="e-reporting-${id}.${part}"`)
      .send(files[part]);
  });
}

const isNotAfter = (one: Temporal.PlainDate, other: Temporal.PlainDate) => Temporal.PlainDate.compare(one, other) <= 0;

/** Periods as the office shows them, in their order. Those that are over are added up at once. */
async function tellPeriods(db: Db, calendar: ReportCalendar, periods: readonly DayRange[]): Promise<EReportPeriod[]> {
  const { openDay } = calendar;
  const closed = periods.filter(({ to }) => openDay !== null && !isNotAfter(openDay, to));
  const sums = await sumPeriods(db, closed);
  return periods.map((period) => tellPeriod(calendar, period, sums[closed.indexOf(period)]));
}

function tellPeriod(calendar: ReportCalendar, period: DayRange, summed: SummedPeriod | undefined): EReportPeriod {
  const { regime, reports } = calendar;
  const own = reports.filter(({ from, to }) => from.equals(period.from) && to.equals(period.to));
  return {
    ...period,
    due: regime && dueOf(regime, period),
    state: stateOf(calendar, period, summed),
    figures: summed?.isSound ? summed.figures : null,
    reports: own.toReversed().map(toldReport),
  };
}

/** Which state a period is in (L-B). `summed` is undefined until its days are closed. */
function stateOf(calendar: ReportCalendar, period: DayRange, summed: SummedPeriod | undefined): EReportPeriod['state'] {
  const last = lastReportOf(calendar, period);
  if (!summed) return 'open';
  if (!summed.isSound) return 'unsound';
  if (!last) return 'ready';
  if (!isReported(last, summed, calendar.seller)) return 'stale';
  return last.sentOn ? 'sent' : 'prepared';
}

function toldReport({ figures, ...report }: PreparedReport): EReport {
  const { sales, net, vat } = figures;
  return { ...report, sales, net, vat };
}
