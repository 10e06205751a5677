import { describe, expect, it } from 'vitest';
import type { LiveWithdrawal } from './live-withdrawal.ts';
import { withdrawalFromWire, withdrawalToWire } from './live-withdrawal-wire.ts';

const withdrawal: LiveWithdrawal = {
  until: Temporal.Instant.from('2026-12-04T23:00:00Z'),
  lines: [{ line: 1, units: 2, name: 'Côtes-du-rhône', amountCents: 3201, amountsCents: [1601, 3201] }],
  deliveryCents: 250,
  declared: [
    {
      id: '4f6f2d1c-6a0f-4a55-9a06-6c1c0f7b2b11',
      declaredAt: Temporal.Instant.from('2026-11-24T17:03:27Z'),
      lines: [{ line: 1, units: 1, name: 'Côtes-du-rhône' }],
      amountCents: 1600,
      state: 'declared',
      lastDay: Temporal.PlainDate.from('2026-12-08'),
    },
  ],
};
const wire = JSON.parse(JSON.stringify(withdrawalToWire(withdrawal, 'Europe/Paris')));

describe('a withdrawal on the wire', () => {
  it('has decimal euros and instants with the restaurant’s offset, and comes back as it went', () => {
    expect(wire).toMatchObject({
      until: '2026-12-05T00:00:00+01:00',
      lines: [{ amount: 32.01, amounts: [16.01, 32.01] }],
      delivery: 2.5,
      declared: [{ declared_at: '2026-11-24T18:03:27+01:00', amount: 16, last_day: '2026-12-08' }],
    });
    expect(withdrawalFromWire(wire)).toEqual(withdrawal);
  });

  it('may have no end and no last day, before the hand-over', () => {
    const [declared] = withdrawal.declared.map((one) => ({ ...one, lastDay: null }));
    const before = { ...withdrawal, until: null, declared: declared ? [declared] : [] };
    expect(withdrawalFromWire(withdrawalToWire(before, 'Europe/Paris'))).toEqual(before);
    expect(withdrawalToWire(null, 'Europe/Paris')).toBeNull();
  });

  it.each([
    [{ until: 'soon' }],
    [{ until: undefined }],
    [{ delivery: '' }],
    [{ lines: [{ ...wire.lines[0], amounts: [16.01] }] }],
    [{ lines: [{ ...wire.lines[0], amount: null }] }],
    [{ declared: [{ ...wire.declared[0], state: 'lost' }] }],
  ])('is not known where something of it can’t be read: %j', (change) => {
    expect(withdrawalFromWire({ ...wire, ...change })).toBeNull();
  });
});
