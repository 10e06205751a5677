import * as z from 'zod/mini';
import { instant } from '../../wire/codecs.ts';

/** Ordered from the worst. `doubtful` works but needs attention; `unknown` could not be checked. */
export const findingStates = ['bad', 'doubtful', 'unknown', 'good'] as const;
export type FindingState = (typeof findingStates)[number];

const findingSchema = z.object({
  id: z.string(),
  state: z.enum(findingStates),
  says: z.string(),
  advice: z.nullable(z.string()),
});

export const diagnosisSchema = z.object({ checkedAt: instant, findings: z.array(findingSchema) });

export type Finding = z.infer<typeof findingSchema>;
export type Diagnosis = z.infer<typeof diagnosisSchema>;
