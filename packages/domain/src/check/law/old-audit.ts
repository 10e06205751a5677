import { isAuditOld } from '../../law/accessibility.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';

/** An audit of accessibility that soon measures the site no more, or already does not (LAW-53). */
export function oldAudit({ catalogue: { audit }, at }: CheckInput): Slip[] {
  if (!audit || !isAuditOld(audit, at.toPlainDate())) return [];
  return [{ target: { kind: 'setting', id: 'legal.accessibility' }, values: {} }];
}
