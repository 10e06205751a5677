import * as z from 'zod/mini';
import { instant } from '../../wire/codecs.ts';

/** The worst first. `doubtful`: it works, but needs a look; `unknown`: it could not be checked. */
export const findingStates = ['bad', 'doubtful', 'unknown', 'good'] as const;
export type FindingState = (typeof findingStates)[number];

/** The result of one check of the shop. */
const findingSchema = z.object({
  /** The name of the check. */
  id: z.string(),
  state: z.enum(findingStates),
  /** The result, a sentence in French. */
  says: z.string(),
  /** The advice, a sentence in French; null if there is nothing to do. */
  advice: z.nullable(z.string()),
});

/** The results of all checks. */
export const diagnosisSchema = z.object({ checkedAt: instant, findings: z.array(findingSchema) });

export type Finding = z.infer<typeof findingSchema>;
export type Diagnosis = z.infer<typeof diagnosisSchema>;
