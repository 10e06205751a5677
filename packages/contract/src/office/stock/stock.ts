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
      /** Null: until it is put back. */
      until: z.nullable(instant),
      by: z.string(),
      at: instant,
    }),
  ),
  /** The end of this service, for which something can be sold out. */
  serviceUntil: instant,
});

export type Stock = z.infer<typeof stockSchema>;

/** `length`: a word, or the day on which it is back. */
export const soldOutBody = z.strictObject({
  actionId: actionIdSchema,
  targets,
  length: z.union([z.enum(stockLengths), plainDate]),
});

export const putBackBody = z.strictObject({ actionId: actionIdSchema, targets });
