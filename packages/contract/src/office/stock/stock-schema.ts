import { stockKinds, stockLengths } from '@comptoir/domain';
import * as z from 'zod/mini';

// What is sold out, on the wire. Instants are ISO with the restaurant's offset.

const mostTargets = 1_000;

const target = { kind: z.enum(stockKinds), id: z.int().check(z.minimum(0)) };

const targets = z.array(z.strictObject(target)).check(z.minLength(1), z.maxLength(mostTargets));

const stockOutSchema = z.strictObject({
  ...target,
  /** From when there is some again; null: until somebody puts it back. */
  until: z.nullable(z.string()),
  /** Who said so last, and when. */
  by: z.string(),
  at: z.string(),
});

/** All that is sold out now, and when the service ends that something could be sold out for. */
export const stockSchema = z.strictObject({ stock_outs: z.array(stockOutSchema), service_until: z.string() });

/** `action_id`: of this tap, whatever is sent again under it is done once. */
const actionId = z.uuid();

/** For so long, or until the day on which it is back. */
export const soldOutBody = z
  .strictObject({
    action_id: actionId,
    targets,
    for: z.enum([...stockLengths, 'date']),
    until: z.optional(z.iso.date()),
  })
  .check(z.refine(({ for: length, until }) => (length === 'date') === (until !== undefined), { path: ['until'] }));

export const putBackBody = z.strictObject({ action_id: actionId, targets });

export type WireStock = z.infer<typeof stockSchema>;
