import { printedPapers, printWaits } from '@comptoir/domain';
import * as z from 'zod/mini';
import { actionIdSchema } from '../../wire/action-identity.ts';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';

const id = z.int().check(z.minimum(1));

const print = z.object({
  id,
  /** The number of its order. */
  number: z.int(),
  paper: z.enum(printedPapers),
  /** The name of its printer. */
  printer: z.string(),
});

/** The prints of which the kitchen must know, each the oldest first. */
export const openPrintsSchema = z.object({
  /** The printers that print nothing now, and the prints that wait for them. */
  waiting: z.array(z.object({ printer: z.string(), why: z.enum(printWaits), ids: z.array(id) })),
  /** Prints that may have come out or not, which only a person can say (TCK-15). */
  unknown: z.array(print),
  /** Prints that do not come out by themselves any more (TCK-16). */
  failed: z.array(print),
});

export type OpenPrints = z.infer<typeof openPrintsSchema>;

/** `done`: it came out, or the kitchen does not want it any more. `again`: the printer is to print it, at once. */
const printAnswers = ['done', 'again'] as const;
export type PrintAnswer = (typeof printAnswers)[number];

const mostPrints = 200;

/** Says what is to become of open prints. `actionId` is a new UUID for each tap; retries repeat it. */
export const answerPrintsCall = defineOfficeCall({
  method: 'POST',
  path: '/v2/office/prints',
  send: (actionId: string, ids: readonly number[], answer: PrintAnswer) => ({
    body: { actionId, ids: ids.slice(0, mostPrints), answer },
  }),
  answer: openPrintsSchema,
});

export const answerPrintsEndpoint = defineOfficeEndpoint(answerPrintsCall, () => ({
  summary: 'Say whether prints came out, and print them or leave them',
  access: 'board',
  audit: 'prints_answered',
  body: z.strictObject({
    actionId: actionIdSchema,
    ids: z.array(id).check(z.minLength(1), z.maxLength(mostPrints)),
    answer: z.enum(printAnswers),
  }),
  errors: ['action_exists', 'forbidden'],
}));
