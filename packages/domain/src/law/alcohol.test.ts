import { describe, expect, it } from 'vitest';
import { alcoholKinds, alcoholLicences, covers, isAbvOf } from './alcohol.ts';

describe('the degree of alcohol', () => {
  it('is above 1.2, and at most 96, or 18 for fortified wines [LAW-16]', () => {
    expect([1.2, 1.21, 96, 96.1].map((abv) => isAbvOf('spirit', abv))).toEqual([false, true, true, false]);
    expect([18, 18.1].map((abv) => isAbvOf('fortified', abv))).toEqual([true, false]);
    expect([Number.NaN, -5, 0, Number.POSITIVE_INFINITY].some((abv) => isAbvOf('wine', abv))).toBe(false);
  });
});

describe('a licence', () => {
  it('covers nothing, fermented drinks, or all of them [LAW-17]', () => {
    const covered = alcoholLicences.map((licence) => alcoholKinds.filter((kind) => covers(licence, kind)).length);
    expect(Object.fromEntries(alcoholLicences.map((licence, at) => [licence, covered[at]]))).toEqual({
      none: 0,
      takeaway_small: 4,
      takeaway: 6,
      licence_3: 4,
      licence_4: 6,
      restaurant_small: 4,
      restaurant: 6,
    });
  });
});
