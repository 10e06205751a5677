import { describe, expect, it } from 'vitest';
import { formatOrderDate, parseOrderDate } from './order-date.ts';

describe('the wished time of an order', () => {
  it.each(['ASAP', '2026-11-23 12:00-12:15', '2026-11-23 12:00', '2028-02-29 23:45-00:00'])(
    'reads and writes %s [CHK-36]',
    (text) => {
      const parsed = parseOrderDate(text);
      expect(parsed && formatOrderDate(parsed)).toBe(text);
    },
  );

  it.each([
    '',
    'asap',
    '2026-11-23',
    '2026-11-23T12:00',
    '2026-02-29 12:00',
    '2026-11-23 25:00',
    '2026-11-23 12:00-12:00',
    '2026-11-23 9:00',
    ' 2026-11-23 12:00',
  ])('does not read "%s" [CHK-36]', (text) => {
    expect(parseOrderDate(text)).toBeNull();
  });
});
