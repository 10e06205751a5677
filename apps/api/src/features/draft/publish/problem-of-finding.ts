import type { Finding } from '@comptoir/domain';
import { createFormat } from '@comptoir/format';
import { writeFinding } from '@comptoir/words';
import type { ThingProblem } from './problem-of-thing.ts';

const format = createFormat('fr', 'EUR');

/** Names the part of a finding. Zones and exceptional days are in settings, and choices are named by their sentence. */
export function problemOfFinding(finding: Finding): ThingProblem {
  const { kind, id, field = '' } = finding.target;
  const message = writeFinding(finding, format);
  switch (kind) {
    case 'zone':
      return { kind: 'setting', id: 'features.delivery.zones', field: String(id), message };
    case 'day':
      return { kind: 'setting', id: 'scheduling.exceptions', field: String(id), message };
    case 'choice':
      return { field, message };
    default:
      return { kind, id: String(id), field, message };
  }
}
