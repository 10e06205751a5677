import { once } from './once.ts';

export interface NumberFormat {
  /** With two decimals at most. */
  number: (value: number) => string;
  rate: (basisPoints: number) => string;
  distance: (distance: number) => string;
}

export function numberFormat(locale: string): NumberFormat {
  const hundredths = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
  const tenths = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
  const number = (value: number) => hundredths().format(value);
  return {
    number,
    rate: (basisPoints) => number(basisPoints / 100),
    distance: (distance) => tenths().format(distance),
  };
}
