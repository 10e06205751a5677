/** An audit of the site against its standard of accessibility. */
export interface AccessibilityAudit {
  /** The ISO date of the audit. */
  date: string;
  by: string;
  /** The share of the standard's criteria that the site meets, from 0 to 100. */
  percent: number;
}

type AccessibilityState = 'none' | 'partial' | 'full';

const validYears = 3;

/** Whether an audit still measures the site: from its day to the same day three years later. */
export function isAuditValid({ date }: AccessibilityAudit, today: Temporal.PlainDate): boolean {
  const from = Temporal.PlainDate.from(date);
  const { compare } = Temporal.PlainDate;
  return compare(from, today) <= 0 && compare(today, from.add({ years: validYears })) <= 0;
}

const renewalMonths = 30;

/** Whether an audit is 30 months old or older, so that a new one has to be made before it ends. */
export function isAuditOld({ date }: AccessibilityAudit, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(Temporal.PlainDate.from(date).add({ months: renewalMonths }), today) <= 0;
}

/**
 * The state that a site has to declare (LAW-53). Without a valid audit, and below 50 %, the site does not conform,
 * whatever its own tests say.
 */
export function accessibilityState(audit: AccessibilityAudit | null, today: Temporal.PlainDate): AccessibilityState {
  if (!audit || !isAuditValid(audit, today) || audit.percent < 50) return 'none';
  return audit.percent < 100 ? 'partial' : 'full';
}
