import { describe, expect, it } from 'vitest';
import { slotStart } from './slot-start.ts';

describe('the wished time of an order', () => {
  it('is the start of the slot, of a repeated time the first, of a skipped one none [OFR-23]', () => {
    const at = (date: string, value: string) =>
      slotStart(Temporal.PlainDate.from(date), value, 'Europe/Paris')?.toString() ?? null;
    expect(at('2026-11-23', '12:00-12:15')).toBe('2026-11-23T12:00:00+01:00[Europe/Paris]');
    expect(at('2027-10-31', '02:30')).toBe('2027-10-31T02:30:00+02:00[Europe/Paris]');
    expect(at('2027-03-28', '02:30')).toBeNull();
    expect(at('2026-11-23', 'soon')).toBeNull();
  });
});
