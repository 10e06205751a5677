import * as z from 'zod/mini';

/** What our API answers for GET settings (requirements A.1): a list of these, in any order. */
export const namedValueSchema = z.strictObject({ name: z.string(), value: z.unknown() });
