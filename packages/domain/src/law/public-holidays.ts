const publicHolidayNames = [
  'new_year',
  'easter_monday',
  'labour_day',
  'victory_1945',
  'ascension',
  'whit_monday',
  'bastille_day',
  'assumption',
  'all_saints',
  'armistice_1918',
  'christmas',
] as const;
export type PublicHolidayName = (typeof publicHolidayNames)[number];

export interface PublicHoliday {
  name: PublicHolidayName;
  date: Temporal.PlainDate;
}

/** The eleven public holidays of mainland France in date order (code du travail, L3133-1; HRS-04). */
export function publicHolidays(year: number): PublicHoliday[] {
  const easter = easterSunday(year);
  const on = (month: number, day: number) => Temporal.PlainDate.from({ year, month, day });
  const dates: Record<PublicHolidayName, Temporal.PlainDate> = {
    new_year: on(1, 1),
    easter_monday: easter.add({ days: 1 }),
    labour_day: on(5, 1),
    victory_1945: on(5, 8),
    ascension: easter.add({ days: 39 }),
    whit_monday: easter.add({ days: 50 }),
    bastille_day: on(7, 14),
    assumption: on(8, 15),
    all_saints: on(11, 1),
    armistice_1918: on(11, 11),
    christmas: on(12, 25),
  };
  return publicHolidayNames
    .map((name) => ({ name, date: dates[name] }))
    .sort((a, b) => Temporal.PlainDate.compare(a.date, b.date));
}

/** The holidays from one date to another, both included. */
export function publicHolidaysBetween(from: Temporal.PlainDate, to: Temporal.PlainDate): PublicHoliday[] {
  const years = Array.from({ length: to.year - from.year + 1 }, (_, offset) => from.year + offset);
  return years
    .flatMap(publicHolidays)
    .filter(({ date }) => Temporal.PlainDate.compare(from, date) <= 0 && Temporal.PlainDate.compare(date, to) <= 0);
}

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): Temporal.PlainDate {
  const lunarYear = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * lunarYear + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = Math.floor((lunarYear + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 });
}
