import * as z from 'zod/mini';

/** A code of the second factor as typed: six digits, or a recovery code. */
export const secondCodeSchema = () => z.string().check(z.minLength(1), z.maxLength(40));
