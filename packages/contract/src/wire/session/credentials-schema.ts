import * as z from 'zod/mini';

/** The server reads credentials in a body before it validates the body, so any value is allowed here. */
export const credentialFields = { token: z.optional(z.unknown()), user_id: z.optional(z.unknown()) };
