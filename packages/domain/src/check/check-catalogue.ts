import { prepareChecks, warmUp } from './base/check-input.ts';
import type { CheckedCatalogue, CheckFacts } from './base/checked-catalogue.ts';
import type { FindingValues, Severity, Target } from './base/finding.ts';
import { type CheckId, checkIds, checks } from './checks.ts';

export interface Finding {
  check: CheckId;
  severity: Severity;
  target: Target;
  why: string | null;
  values: FindingValues;
}

/** Everything that is wrong or doubtful in a catalogue at an instant (REH-04). */
export function checkCatalogue(catalogue: CheckedCatalogue, facts: CheckFacts, at: Temporal.ZonedDateTime): Finding[] {
  return [...checkInSteps(catalogue, facts, at)].flat();
}

/** The same in small steps, so that a server can answer others between two of them (REH-06). */
export function* checkInSteps(
  catalogue: CheckedCatalogue,
  facts: CheckFacts,
  at: Temporal.ZonedDateTime,
): Generator<Finding[]> {
  const input = prepareChecks(catalogue, facts, at);
  for (const _ of warmUp(input)) yield [];
  for (const check of checkIds) {
    const { severity, find } = checks[check];
    yield find(input).map(({ target, why, values, severity: own }) => ({
      check,
      severity: own ?? severity,
      target,
      why: why ?? null,
      values,
    }));
  }
}
