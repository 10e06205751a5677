import * as z from 'zod/mini';

/** Credentials in a body: they are read before the body is judged, so that anything may stand there. */
export const credentialFields = { token: z.optional(z.unknown()), user_id: z.optional(z.unknown()) };
