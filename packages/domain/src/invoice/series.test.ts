import { describe, expect, it } from 'vitest';
import { documentNumber, nextInSeries } from './series.ts';

const at = (text: string) => Temporal.Instant.from(text);
const paris = 'Europe/Paris';

describe('the numbers of a series', () => {
  it('begin with 1 and count in their civil year [LAW-62]', () => {
    const first = nextInSeries(null, at('2026-12-31T22:59:59.8Z'), paris);
    expect(documentNumber('F', first)).toBe('F2026-000001');
    const second = nextInSeries({ ...first, last: 811 }, at('2026-12-31T22:59:59.8Z'), paris);
    expect(documentNumber('F', second)).toBe('F2026-000812');
    const third = nextInSeries(second, at('2026-12-31T23:00:00.2Z'), paris);
    expect(documentNumber('F', third)).toBe('F2027-000001');
    expect(documentNumber('A', third)).toBe('A2027-000001');
  });

  it('never go back to an earlier year, and their instants never go back [LAW-62]', () => {
    const newYear = nextInSeries(null, at('2026-12-31T23:00:00Z'), paris);
    const late = nextInSeries(newYear, at('2026-12-31T22:59:59.9Z'), paris);
    expect(documentNumber('F', late)).toBe('F2027-000002');
    expect(late.lastAt.equals(newYear.lastAt)).toBe(true);
  });
});
