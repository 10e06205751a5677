import { describe, expect, it } from 'vitest';
import { publicHolidays, publicHolidaysBetween } from './public-holidays.ts';

const moving = ['easter_monday', 'ascension', 'whit_monday'];

describe('the public holidays of mainland France', () => {
  it.each([
    [2026, '2026-04-06', '2026-05-14', '2026-05-25'],
    [2027, '2027-03-29', '2027-05-06', '2027-05-17'],
    [2028, '2028-04-17', '2028-05-25', '2028-06-05'],
    [2029, '2029-04-02', '2029-05-10', '2029-05-21'],
    [2030, '2030-04-22', '2030-05-30', '2030-06-10'],
    [1954, '1954-04-19', '1954-05-27', '1954-06-07'],
    [1981, '1981-04-20', '1981-05-28', '1981-06-08'],
    [2038, '2038-04-26', '2038-06-03', '2038-06-14'],
    [2049, '2049-04-19', '2049-05-27', '2049-06-07'],
  ])('of %i that move with Easter are %s, %s and %s [HRS-04]', (year, ...dates) => {
    const found = publicHolidays(year).filter(({ name }) => moving.includes(name));
    expect(found.map(({ date }) => date.toString())).toEqual(dates);
  });

  it.each([2026, 2027, 2028, 2029, 2030])(
    'of %i that keep their date are these eight, in date order [HRS-04]',
    (year) => {
      const all = publicHolidays(year);
      expect(all.map(({ date }) => date.toString())).toEqual(all.map(({ date }) => date.toString()).toSorted());
      expect(
        all.filter(({ name }) => !moving.includes(name)).map(({ name, date }) => `${name} ${date.toString().slice(5)}`),
      ).toEqual([
        'new_year 01-01',
        'labour_day 05-01',
        'victory_1945 05-08',
        'bastille_day 07-14',
        'assumption 08-15',
        'all_saints 11-01',
        'armistice_1918 11-11',
        'christmas 12-25',
      ]);
    },
  );

  it('between two dates of different years include both dates [HRS-04]', () => {
    const [from, to] = [Temporal.PlainDate.from('2026-12-25'), Temporal.PlainDate.from('2027-01-01')];
    expect(publicHolidaysBetween(from, to).map(({ name }) => name)).toEqual(['christmas', 'new_year']);
    expect(publicHolidaysBetween(from.add({ days: 1 }), to.subtract({ days: 1 }))).toEqual([]);
  });
});
