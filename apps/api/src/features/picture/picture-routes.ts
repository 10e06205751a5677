import { officeEndpoints, success, uploadedAddress } from '@comptoir/contract';
import { secondWords } from '@comptoir/words';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { answerError } from '../../plugins/answer-error.ts';
import { drainBody } from '../../plugins/body/drain-body.ts';
import { createQueue, Overloaded } from '../../secrets/password/create-queue.ts';
import { addOfficeRoute } from '../staff/guard/add-office-route.ts';
import { asActor } from '../staff/guard/as-actor.ts';
import { noteChange } from '../staff/guard/audit-changes.ts';
import type { PictureRefusal } from './draw/judge-source.ts';
import { insertPicture, isPictureKnown } from './picture-repository.ts';
import { readUpload } from './read/read-upload.ts';
import { takePicture } from './take-picture.ts';

const mostBytes = 8 * 1024 * 1024;
/** One picture is drawn while two wait, so that uploads hold 24 MiB at most. */
const mostUploads = 3;
/** Within this time one picture is drawn. */
const retrySeconds = 2;

const refusalWords: Record<PictureRefusal, string | null> = {
  unreadable: null,
  heic: secondWords.pictureIsHeic,
  moving: secondWords.pictureMoves,
  too_many_pixels: secondWords.pictureHasTooManyPixels,
};

interface PictureTools {
  db: Db;
  now: () => Temporal.ZonedDateTime;
}

/** Takes photographs of dishes from the office (MED-15). */
export function pictureRoutes(scope: FastifyInstance, { db, now }: PictureTools): void {
  const admit = createQueue({ atOnce: mostUploads, waiting: 0 });
  const inTurn = createQueue({ atOnce: 1, waiting: mostUploads });

  async function answerUpload(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const read = await readUpload(request);
    if ('refusal' in read) return answerError(reply, read.refusal.code, read.refusal.details);
    const taken = await inTurn(() => takePicture(read.upload, (hash) => isPictureKnown(db, hash)));
    if ('refusal' in taken) {
      const message = refusalWords[taken.refusal];
      return answerError(reply, 'picture_refused', message === null ? {} : { message });
    }
    const { hash, sizes, width, height, files } = taken;
    noteChange(request, { target: `picture:${hash}`, after: { width, height } });
    const refusal = files && (await storePicture(request, { hash, width, height, files }));
    if (refusal) return answerError(reply, refusal);
    const address = uploadedAddress({ hash, side: 480, format: 'avif' });
    return reply.send(success({ payload: { hash, sizes, address } }));
  }

  function storePicture(request: FastifyRequest, picture: Parameters<typeof insertPicture>[1]) {
    return asActor(db, request, 'catalogue', (tx) => insertPicture(tx, picture, now().toInstant()));
  }

  scope.register(async (forms) => {
    await forms.register(multipart, {
      limits: { files: 1, fields: 2, parts: 3, fileSize: mostBytes, fieldSize: 100, fieldNameSize: 100 },
    });
    addOfficeRoute(forms, officeEndpoints.addPicture, (request, reply) =>
      admit(() => answerUpload(request, reply)).catch(async (error: unknown) => {
        if (!(error instanceof Overloaded)) throw error;
        await drainBody(request);
        const message = secondWords.picturesAreWaiting;
        return answerError(reply.header('retry-after', retrySeconds), 'unavailable', { message });
      }),
    );
  });
}
