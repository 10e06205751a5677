import { officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { cutPage } from '../../../db/keyset-pages.ts';
import { sendCsv } from '../../../plugins/csv/send-csv.ts';
import { addOfficeRoute } from '../guard/add-office-route.ts';
import { listAudit, type WantedAudit } from '../record/audit-repository.ts';
import type { StaffTools } from '../record/staff-tools.ts';
import { auditPages } from './audit-file.ts';
import { auditFileWords } from './audit-file-words.ts';

const pageSize = 50;

/** Adds the journal of what people changed, and its file (ROL-23). */
export function auditRoutes(scope: FastifyInstance, { db, site: { timeZone } }: StaffTools): void {
  addOfficeRoute(scope, officeEndpoints.audit, async (request, reply) => {
    const { after = null, ...selection } = request.query;
    const rows = await listAudit(db, wantedBy(selection, timeZone), { limit: pageSize + 1, after });
    const { page: entries, next } = cutPage(rows, pageSize, ({ id }) => id);
    return reply.send(success({ payload: { entries, next } }));
  });

  addOfficeRoute(scope, officeEndpoints.auditFile, async (request, reply) => {
    const { name, titles } = auditFileWords;
    return sendCsv(reply, { name, titles, pages: auditPages(db, wantedBy(request.query, timeZone), timeZone) });
  });
}

interface Selection {
  person?: number;
  day?: string;
  kind?: string;
}

function wantedBy(
  { person = null, day, kind = null }: { [Key in keyof Selection]: Selection[Key] | null },
  timeZone: string,
): WantedAudit {
  const date = day ? Temporal.PlainDate.from(day) : null;
  const startOf = (one: Temporal.PlainDate) => one.toZonedDateTime(timeZone).toInstant();
  return { person, kind, days: date && [startOf(date), startOf(date.add({ days: 1 }))] };
}
