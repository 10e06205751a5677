import { once } from './once.ts';

export interface NumberFormat {
  /** Basis points as percent, without the sign: 550 -> "5,5". */
  rate: (basisPoints: number) => string;
  /** To a tenth, without the unit: 3.24 -> "3,2". */
  distance: (distance: number) => string;
}

export function numberFormat(locale: string): NumberFormat {
  const hundredths = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
  const tenths = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
  return {
    rate: (basisPoints) => hundredths().format(basisPoints / 100),
    distance: (distance) => tenths().format(distance),
  };
}
