import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';

const french = createFormat('fr', 'EUR');

describe('a French reader', () => {
  it.each([
    [0, '0,00\u00a0€', '0\u00a0€'],
    [1250, '12,50\u00a0€', '12,50\u00a0€'],
    [300, '3,00\u00a0€', '3\u00a0€'],
    [-1090, '−10,90\u00a0€', '−10,90\u00a0€'],
    [123_456_00, '123\u202f456,00\u00a0€', '123\u202f456\u00a0€'],
  ])('reads %i cents with a no-break space and a true minus', (cents, full, short) => {
    expect(french.money(cents)).toBe(full);
    expect(french.shortMoney(cents)).toBe(short);
  });

  it('reads rates and distances with a comma and no useless zeros', () => {
    expect([550, 1000, 1].map(french.rate)).toEqual(['5,5', '10', '0,01']);
    expect([3, 3.24, 10.06].map(french.distance)).toEqual(['3', '3,2', '10,1']);
  });

  it('reads hours with an h, and ranges of the wire with an en dash [I18N-10]', () => {
    expect(french.hour({ hour: 19, minute: 45 })).toBe('19\u00a0h\u00a045');
    expect(french.hour({ hour: 22, minute: 0 })).toBe('22\u00a0h');
    expect(french.hour({ hour: 0, minute: 5 })).toBe('0\u00a0h\u00a005');
    expect(french.clock('20:30')).toBe('20\u00a0h\u00a030');
    expect(french.clock('11:30-14:00')).toBe('11\u00a0h\u00a030\u00a0–\u00a014\u00a0h');
  });

  it('reads days, whatever the zone of the machine is [I18N-10]', () => {
    const day = Temporal.PlainDate.from('2026-11-23');
    expect(french.day(day)).toBe('lundi 23 novembre');
    expect([french.weekday(day), french.month(day)]).toEqual(['lun.', 'nov.']);
    expect(french.date(Temporal.PlainDate.from('2026-11-01'))).toBe('1er novembre 2026');
  });

  it('reads a moment of an order, on the wall it is told by', () => {
    const at = Temporal.Instant.from('2026-11-20T18:20:00Z').toZonedDateTimeISO('Europe/Paris');
    expect(french.moment(at)).toBe('ven. 20 nov., 19:20');
  });

  it('reads names in a list', () => {
    expect(french.list(['Reine', 'César', 'Cola'])).toBe('Reine, César et Cola');
  });
});

describe('another reader', () => {
  it('reads another currency and clock by their own rules', () => {
    const american = createFormat('en-US', 'USD');
    expect(american.money(-1250)).toBe('−$12.50');
    expect(american.hour({ hour: 19, minute: 45 })).toMatch(/^7:45\sPM$/);
  });
});

describe('a format', () => {
  it('is made once for a locale and a currency', () => {
    expect(createFormat('fr', 'EUR')).toBe(french);
    expect(createFormat('fr', 'CHF')).not.toBe(french);
  });
});
