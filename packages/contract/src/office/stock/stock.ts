import { stockKinds, stockLengths } from '@comptoir/domain';
import * as z from 'zod/mini';
import { actionIdSchema } from '../../wire/action-identity.ts';
import { instant, plainDate } from '../../wire/codecs.ts';

const mostTargets = 1_000;

const target = { kind: z.enum(stockKinds), id: z.int().check(z.minimum(0)) };
const targets = z.array(z.strictObject(target)).check(z.minLength(1), z.maxLength(mostTargets));

export const stockSchema = z.object({
  stockOuts: z.array(
    z.object({
      ...target,
      /** The time at which the dish is back; null if it is sold out until the staff puts it back. */
      until: z.nullable(instant),
      by: z.string(),
      at: instant,
    }),
  ),
  serviceUntil: instant,
});

export type Stock = z.infer<typeof stockSchema>;

/** `length` is a named period, or the day on which the targets are back in stock. */
export const soldOutBody = z.strictObject({
  actionId: actionIdSchema,
  targets,
  length: z.union([z.enum(stockLengths), plainDate]),
});

export const putBackBody = z.strictObject({ actionId: actionIdSchema, targets });
