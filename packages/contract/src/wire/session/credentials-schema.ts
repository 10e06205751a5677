import * as z from 'zod/mini';

/** Credentials in a body are read before the body is checked, so any value is allowed here. */
export const credentialFields = { token: z.optional(z.unknown()), user_id: z.optional(z.unknown()) };
