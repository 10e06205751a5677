import * as z from 'zod/mini';

/** The id that a browser gives its cart, and that makes an intention one order (trust R3). */
/*@__NO_SIDE_EFFECTS__*/
export const localIdSchema = () => z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[A-Za-z0-9-]+$/));
