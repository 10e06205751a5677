import { mostUnits, stockKinds, stockLengths } from '@comptoir/domain';
import * as z from 'zod/mini';
import { actionIdSchema } from '../../wire/action-identity.ts';
import { instant, plainDate } from '../../wire/codecs.ts';

const mostTargets = 1_000;

const id = z.int().check(z.minimum(0));
const left = z.int().check(z.minimum(0), z.maximum(mostUnits));
const target = { kind: z.enum(stockKinds), id };
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
  /** Items whose units are counted for a service, with how many are left. */
  counts: z.array(
    z.object({
      itemId: id,
      left,
      /** The end of the service, and of the count. */
      until: instant,
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

/** `left` null ends the count, so that the item is sold without a limit. */
export const countBody = z.strictObject({ actionId: actionIdSchema, itemId: id, left: z.nullable(left) });
