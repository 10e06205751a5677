import { officeEndpoints, previewPath, success } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { answerError } from '../../plugins/answer-error.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { previewMinutes, writePreviewToken } from './preview-token.ts';
import type { PublicPreviewTools } from './public-preview-routes.ts';

type Tools = Pick<PublicPreviewTools, 'db' | 'clock' | 'previewMark' | 'readDraft'>;

/** Adds the endpoint that makes the link of a preview (REH-03). */
export function previewRoutes(scope: FastifyInstance, { db, clock, previewMark, readDraft }: Tools): void {
  addOfficeRoute(scope, officeEndpoints.makePreview, async ({ body: { at, isDraft } }, reply) => {
    if (isDraft && !(await readDraft(db))) return answerError(reply, 'checks_failed');
    const madeAt = clock();
    const token = writePreviewToken({ at, madeAt, isDraft }, previewMark);
    const until = madeAt.add({ minutes: previewMinutes });
    return reply.send(success({ payload: { url: previewPath(token), until } }));
  });
}
