import { type Finding, findingStates } from '@comptoir/contract';

export const good = (id: string, says: string): Finding => ({ id, state: 'good', says, advice: null });

export const doubtful = (id: string, says: string, advice: string | null = null): Finding => ({
  id,
  state: 'doubtful',
  says,
  advice,
});

export const bad = (id: string, says: string, advice: string | null = null): Finding => ({
  id,
  state: 'bad',
  says,
  advice,
});

export const unknown = (id: string, says: string, advice: string | null = null): Finding => ({
  id,
  state: 'unknown',
  says,
  advice,
});

/** Sorts the worst findings first. Equal states stay in the sequence of the checks. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((one, other) => findingStates.indexOf(one.state) - findingStates.indexOf(other.state));
}
