import { readFile } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { officeEndpoints, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { answerError } from '../../../plugins/answer-error.ts';
import { addOfficeRoute } from '../../staff/guard/add-office-route.ts';
import { noteChange } from '../../staff/guard/audit-changes.ts';
import { officeOf } from '../../staff/guard/office-identity.ts';
import { findLastPurge, isPurged } from '../record/purge-repository.ts';
import { archiveText } from './archive-lines.ts';
import { type Archive, findArchive, listArchives } from './archive-repository.ts';
import { type ArchivePart, archiveFileName, archiveNotice, readerFile } from './archive-words.ts';
import type { makeArchive } from './make-archive.ts';

export interface ArchiveOffice {
  db: Db;
  site: { id: string };
  /** Makes an archive. Null if this server has no key of the books. */
  archive: ((wish: { by: string; period: string }) => ReturnType<typeof makeArchive>) | null;
}

/** Adds the archives of closed months and years, which an owner makes and downloads (BOK-24). */
export function archiveRoutes(scope: FastifyInstance, { db, site, archive }: ArchiveOffice): void {
  addOfficeRoute(scope, officeEndpoints.archives, async (request, reply) => {
    const archives = await listArchives(db, request.query.period);
    return reply.send(success({ payload: { archives, isPurged: isPurged(request.query, await findLastPurge(db)) } }));
  });

  addOfficeRoute(scope, officeEndpoints.makeArchive, async (request, reply) => {
    const { period } = request.body;
    noteChange(request, { target: `archive:${period}` });
    const made = (await archive?.({ by: officeOf(request).by, period })) ?? 'other_key';
    if (made === 'not_closed') return answerError(reply, 'not_found');
    if (made === 'purged') return answerError(reply, 'archive_purged');
    if (made === 'books_unsound') return answerError(reply, 'books_unsound');
    if (made === 'other_key') return answerError(reply, 'books_elsewhere');
    return reply.send(success({ payload: made }));
  });

  addOfficeRoute(scope, officeEndpoints.archiveFile, async (request, reply) => {
    const { id, part } = request.params;
    const found = await findArchive(db, id);
    if (!found) return answerError(reply, 'not_found');
    if (part === 'jsonl.gz' && isPurged(found, await findLastPurge(db))) return answerError(reply, 'archive_purged');
    const name = archiveFileName(site.id, found.period, part);
    noteChange(request, { target: name });
    return reply
      .type(types[part])
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(await bodyOf(db, found, part));
  });
}

const types: Record<ArchivePart, string> = {
  'jsonl.gz': 'application/gzip',
  txt: 'text/plain; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
};

async function bodyOf(db: Db, archive: Archive, part: ArchivePart) {
  if (part === 'txt') return archiveNotice(archive);
  if (part === 'mjs') return readFile(readerFile, 'utf8');
  // A failure later on breaks the answer off, so that the download is not just short.
  return pipeline(Readable.from(archiveText(db, archive)), createGzip(), () => undefined);
}
