import type { FoundFault } from '@comptoir/contract';
import type { Finding } from '@comptoir/domain';
import type { Format } from '@comptoir/format';
import { writeFinding } from '@comptoir/words';

const severities = ['error', 'warning', 'note'];

/** Writes findings in French, the worst first. */
export function tellFindings(findings: readonly Finding[], format: Format): FoundFault[] {
  return findings
    .toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
    .map((finding) => ({
      check: finding.check,
      severity: finding.severity,
      target: finding.target,
      says: writeFinding(finding, format),
    }));
}
