import { officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { cutPage } from '../../../db/keyset-pages.ts';
import { addOfficeRoute } from '../../staff/guard/add-office-route.ts';
import type { SealTools } from '../seal/seal-entries.ts';
import { listNotes } from './notes-repository.ts';

const pageSize = 50;

/** Adds the list of notes by date, which a restaurant has to be able to show (BOK-53). */
export function notesRoutes(scope: FastifyInstance, { db, site }: Pick<SealTools, 'db' | 'site'>): void {
  addOfficeRoute(scope, officeEndpoints.notes, async (request, reply) => {
    const { month, before } = request.query;
    const range = month === undefined ? null : rangeOf(Temporal.PlainYearMonth.from(month), site.timeZone);
    const rows = await listNotes(db, {
      range,
      before: before === undefined ? null : Number(before),
      limit: pageSize + 1,
    });
    const { page: notes, next } = cutPage(rows, pageSize, ({ number }) => String(number));
    return reply.send(success({ payload: { notes, next } }));
  });
}

/** A month of the calendar, as a note bears its civil date. */
function rangeOf(month: Temporal.PlainYearMonth, timeZone: string) {
  const [from, to] = [month, month.add({ months: 1 })].map((one) =>
    one.toPlainDate({ day: 1 }).toZonedDateTime(timeZone).toInstant(),
  ) as [Temporal.Instant, Temporal.Instant];
  return { from, to };
}
