import * as z from 'zod/mini';

/** An instant, with the restaurant's offset or another one. */
export const momentSchema = z.iso.datetime({ offset: true });
