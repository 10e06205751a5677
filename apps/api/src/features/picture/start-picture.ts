import type { UploadedFile } from '@comptoir/contract';
import type { FastifyInstance } from 'fastify';
import { readPictureFile } from './picture-repository.ts';
import { pictureRoutes } from './picture-routes.ts';

type Dependencies = Parameters<typeof pictureRoutes>[1];

export function startPicture({ db, now }: Dependencies) {
  return {
    routes: (scope: FastifyInstance) => pictureRoutes(scope, { db, now }),
    /** Reads a file of a stored picture; null if there is none. */
    readPicture: (file: UploadedFile) => readPictureFile(db, file),
  };
}
