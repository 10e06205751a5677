import { officeEndpoints, success } from '@comptoir/contract';
import { endOfServiceDay } from '@comptoir/domain';
import type { FastifyInstance } from 'fastify';
import { cutPage } from '../../db/keyset-pages.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { sendCsv } from '../../plugins/csv/send-csv.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';
import { officeOf } from '../staff/guard/office-identity.ts';
import { findUnarchivedYear } from './archive/archive-repository.ts';
import { type ArchiveOffice, archiveRoutes } from './archive/archive-routes.ts';
import { readAttestation } from './attest/read-attestation.ts';
import type { closeDay } from './close/close-days.ts';
import { closeRows, titlesOf } from './close/close-file.ts';
import { closeFileNames } from './close/close-words.ts';
import { eReportRoutes } from './e-report/e-report-routes.ts';
import type { ReportSite } from './e-report/read-periods.ts';
import { dayMailRoutes } from './mail/day-mail-routes.ts';
import { notesRoutes } from './notes/notes-routes.ts';
import { countUnsealed, findHead } from './record/books-repository.ts';
import { findClose, listCloseRates, listClosesBefore } from './record/close-repository.ts';
import type { RunningRelease } from './record/release.ts';
import type { SealTools } from './seal/seal-entries.ts';
import { findBookCheck } from './verify/check-repository.ts';

export interface BooksOffice extends Pick<SealTools, 'db' | 'now'> {
  site: SealTools['site'] & ReportSite;
  /** Closes a day by hand. Null if this server has no key of the books. */
  close: ((options: { by: string; day: Temporal.PlainDate }) => ReturnType<typeof closeDay>) | null;
  /** True if the last try to close a day found books that are wrong. */
  isUnsound: () => boolean;
  archive: ArchiveOffice['archive'];
  /** The program that runs; null where nothing was built. */
  readRelease: () => Promise<RunningRelease | null>;
}

const pageSize = 31;
/** How long a closed year may wait for its archive until the office asks for one, in days (BOK-24). */
const archiveWaitDays = 90;
/** Entries wait for a second at most. After a minute something is wrong (BOK-11). */
const patienceSeconds = 60;

/** Adds the pages of the books for managers, and the close by hand of an owner (BOK-21). */
export function booksRoutes(
  scope: FastifyInstance,
  { db, site, now, close, isUnsound, archive, readRelease }: BooksOffice,
): void {
  archiveRoutes(scope, { db, site, archive });
  notesRoutes(scope, { db, site });
  dayMailRoutes(scope, { db });
  eReportRoutes(scope, { db, site, now });
  addOfficeRoute(scope, officeEndpoints.attestation, async (_request, reply) =>
    reply.send(success({ payload: await readAttestation(db, await readRelease()) })),
  );
  addOfficeRoute(scope, officeEndpoints.books, async (_request, reply) => {
    const head = await findHead(db);
    const { oldestAt } = await countUnsealed(db);
    const at = now().toInstant();
    const isWaiting = oldestAt !== null && at.since(oldestAt).total('seconds') > patienceSeconds;
    const end = head && endOfServiceDay(head.openDay, site.timeZone).toInstant();
    const state = {
      openDay: head?.openDay ?? null,
      isOver: end !== null && Temporal.Instant.compare(end, at) <= 0,
      unsealedSince: isWaiting ? oldestAt : null,
      isUnsound: isUnsound(),
      check: await findBookCheck(db),
      unarchivedYear: await findUnarchivedYear(db, at.subtract({ hours: 24 * archiveWaitDays })),
    };
    return reply.send(success({ payload: state }));
  });

  addOfficeRoute(scope, officeEndpoints.closes, async (request, reply) => {
    const { kind, before = null } = request.query;
    const rows = await listClosesBefore(db, kind, { before, limit: pageSize + 1 });
    const { page: closes, next } = cutPage(rows, pageSize, ({ period }) => period);
    return reply.send(success({ payload: { closes, next } }));
  });

  addOfficeRoute(scope, officeEndpoints.close, async (request, reply) => {
    const found = await findClose(db, request.params.period);
    return found ? reply.send(success({ payload: found })) : answerError(reply, 'not_found');
  });

  addOfficeRoute(scope, officeEndpoints.closeBooks, async (request, reply) => {
    const { day } = request.body;
    noteChange(request, { target: `day:${day}` });
    const outcome = (await close?.({ by: officeOf(request).by, day })) ?? 'other_key';
    if (outcome === 'books_unsound') return answerError(reply, 'books_unsound');
    if (outcome === 'other_key' || outcome === 'no_books') return answerError(reply, 'books_elsewhere');
    // Another server, or the shop itself, may have closed the day just before.
    const closed = await findClose(db, day.toString());
    return closed ? reply.send(success({ payload: closed })) : answerError(reply, 'day_open');
  });

  addOfficeRoute(scope, officeEndpoints.closesFile, async (request, reply) => {
    const { kind } = request.query;
    const name = closeFileNames[kind];
    noteChange(request, { target: name });
    const rates = await listCloseRates(db, kind);
    return sendCsv(reply, { name, titles: titlesOf(rates), pages: closeRows(db, kind, rates) });
  });
}
