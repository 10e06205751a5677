import { officeEndpoints } from '@comptoir/contract';
import { type Accounts, spanOfDays } from '@comptoir/domain';
import type { FastifyInstance } from 'fastify';
import { sendCsv } from '../../plugins/csv/send-csv.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';
import { fileName, journalRows, salesRows } from './file-rows.ts';
import { journalTitles, salesTitles } from './file-words.ts';
import { refuseRange } from './refuse-range.ts';
import type { ReportTools } from './report-routes.ts';
import { readSales } from './sales-repository.ts';

export type FileTools = Pick<ReportTools, 'db' | 'site' | 'now'> & { accounts: () => Accounts };

/** Adds the endpoints that send the accountant's files, which are read and sent page by page (REP-09, REP-14). */
export function fileRoutes(scope: FastifyInstance, { db, site: { timeZone }, now, accounts }: FileTools): void {
  addOfficeRoute(scope, officeEndpoints.salesFile, async (request, reply) => {
    const range = request.query;
    const name = fileName('ventes', range);
    noteChange(request, { target: name });
    const refusal = refuseRange(reply, range, now());
    if (refusal) return refusal;
    const pages = salesRows(readSales(db, spanOfDays(range, timeZone), timeZone), timeZone);
    return sendCsv(reply, { name, titles: salesTitles, pages });
  });

  addOfficeRoute(scope, officeEndpoints.journalFile, async (request, reply) => {
    const range = request.query;
    const name = fileName('journal', range);
    noteChange(request, { target: name });
    const refusal = refuseRange(reply, range, now());
    if (refusal) return refusal;
    const pages = journalRows(readSales(db, spanOfDays(range, timeZone), timeZone), accounts());
    return sendCsv(reply, { name, titles: journalTitles, pages });
  });
}
