import { once } from './once.ts';

export interface NumberFormat {
  /** A rate in basis points as a number of percent, without the sign: 550 -> "5,5". */
  rate: (basisPoints: number) => string;
  /** A distance in its own unit, to a tenth: 3.24 -> "3,2". */
  distance: (distance: number) => string;
}

/** How a locale writes numbers that are no amounts. */
export function numberFormat(locale: string): NumberFormat {
  const hundredths = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
  const tenths = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
  return {
    rate: (basisPoints) => hundredths().format(basisPoints / 100),
    distance: (distance) => tenths().format(distance),
  };
}
