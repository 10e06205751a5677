import { describe, expect, it } from 'vitest';
import { accessibilityState, isAuditOld } from './accessibility.ts';

const audit = (percent: number, date = '2026-03-10') => ({ date, by: 'Atelier Accès', percent });
const on = (day: string) => Temporal.PlainDate.from(day);

describe('the state of accessibility', () => {
  it.each([
    [0, 'none'],
    [49.9, 'none'],
    [50, 'partial'],
    [99.99, 'partial'],
    [100, 'full'],
  ])('follows from the audit’s share of criteria: %s %% [LAW-53]', (percent, state) => {
    expect(accessibilityState(audit(percent), on('2026-11-24'))).toBe(state);
  });

  it('is none without an audit, before its day and more than three years after it [LAW-53]', () => {
    const stateOn = (day: string) => accessibilityState(audit(100), on(day));
    expect(accessibilityState(null, on('2026-11-24'))).toBe('none');
    expect(['2026-03-09', '2026-03-10', '2029-03-10', '2029-03-11'].map(stateOn)).toEqual([
      'none',
      'full',
      'full',
      'none',
    ]);
  });

  it('keeps an audit of 29 February for three whole years [LAW-53]', () => {
    const stateOn = (day: string) => accessibilityState(audit(80, '2028-02-29'), on(day));
    expect(['2031-02-28', '2031-03-01'].map(stateOn)).toEqual(['partial', 'none']);
  });
});

it('an audit is to be renewed from its thirtieth month on [LAW-53]', () => {
  const isOldOn = (day: string) => isAuditOld(audit(100), on(day));
  expect(['2026-03-10', '2028-09-09', '2028-09-10', '2029-04-01'].map(isOldOn)).toEqual([false, false, true, true]);
});
