/** The worst first. `doubtful`: it works, and somebody should look at it; `unknown`: it could not be found out. */
export const findingStates = ['bad', 'doubtful', 'unknown', 'good'] as const;
export type FindingState = (typeof findingStates)[number];

/** What was found out about one thing that a shop needs. */
export interface Finding {
  /** Which thing: a word of its own. */
  id: string;
  state: FindingState;
  /** What was seen, a sentence in French. */
  says: string;
  /** What to do, a sentence in French; null: nothing. */
  advice: string | null;
}

/** The list as the office shows it. */
export interface Diagnosis {
  checkedAt: Temporal.Instant;
  findings: Finding[];
}
