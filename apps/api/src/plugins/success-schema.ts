import { z } from 'zod';

/** The schema of a success: `status` and the named values beside it (DEC-05). */
export function successSchema<T extends z.core.$ZodShape>(shape: T) {
  return z.object({ status: z.literal('success'), ...shape });
}
