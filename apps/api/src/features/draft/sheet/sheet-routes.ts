import { officeEndpoints, success } from '@comptoir/contract';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from '../../../plugins/answer-error.ts';
import { drainBody } from '../../../plugins/body/drain-body.ts';
import { createQueue } from '../../../secrets/password/create-queue.ts';
import { addOfficeRoute } from '../../staff/guard/add-office-route.ts';
import { asActor } from '../../staff/guard/as-actor.ts';
import { noteChange } from '../../staff/guard/audit-changes.ts';
import { officeOf } from '../../staff/guard/office-identity.ts';
import type { DraftTools } from '../record/draft-tools.ts';
import { catalogueToSheets } from './form/catalogue-to-sheets.ts';
import { numberTitles } from './form/fields.ts';
import { editedFile, importMenu } from './import-menu.ts';
import { readMenuFile } from './read-menu-file.ts';
import { writeCsv } from './table/csv.ts';
import { SheetFault } from './table/sheet.ts';
import { sheetWords } from './table/sheet-words.ts';
import { writeXlsx } from './table/xlsx.ts';

const mostBytes = 5 * 1024 * 1024;

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Adds the endpoints that send the menu as a spreadsheet and take one back (MED-21). */
export function sheetRoutes(scope: FastifyInstance, { db, now }: DraftTools): void {
  // One file is read at a time, so that uploads hold little memory.
  const inTurn = createQueue({ atOnce: 1, waiting: 2 });

  addOfficeRoute(scope, officeEndpoints.catalogueSheet, async (request, reply) => {
    const { format } = request.query;
    const sheets = catalogueToSheets(await editedFile(db));
    const body = format === 'csv' ? Buffer.from(writeCsv(sheets)) : await writeXlsx(sheets, numberTitles);
    return reply.type(types[format]).header('content-disposition', `attachment; filename="carte.${format}"`).send(body);
  });

  async function answerImport(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const upload = await readUpload(request);
    if (upload === 'too_large') return answerError(reply, 'too_large', { message: sheetWords.tooHeavy });
    if (upload === null) return answerError(reply, 'validation', { errors: { file: sheetWords.noFile } });
    const menu = await readMenuFile(upload);
    const author = { by: officeOf(request).by, at: now().toInstant() };
    const report = await asActor(db, request, 'catalogue', (tx) => importMenu(tx, menu, author));
    if (typeof report === 'string') return answerError(reply, report);
    const { format, created, changed } = report;
    noteChange(request, { target: 'catalogue', after: { format, created, changed } });
    if (report.isWritten) return reply.send(success({ payload: report }));
    return answerError(reply, 'import_refused', { extra: { report } });
  }

  scope.register(async (forms) => {
    await forms.register(multipart, { limits: { files: 1, fields: 0, parts: 1, fileSize: mostBytes } });
    addOfficeRoute(forms, officeEndpoints.importMenu, async (request, reply) => {
      try {
        return await inTurn(() => answerImport(request, reply));
      } catch (error) {
        await drainBody(request);
        if (!(error instanceof SheetFault)) throw error;
        return answerError(reply, 'import_refused', { message: error.message });
      }
    });
  });
}

/** Reads the form to its end, because a client that still sends would miss an early answer. */
async function readUpload(request: FastifyRequest): Promise<Buffer | 'too_large' | null> {
  if (!request.isMultipart()) return null;
  try {
    const part = await request.file();
    return part?.fieldname === 'file' ? await part.toBuffer() : null;
  } catch (error) {
    await drainBody(request);
    return error instanceof request.server.multipartErrors.RequestFileTooLargeError ? 'too_large' : null;
  }
}
