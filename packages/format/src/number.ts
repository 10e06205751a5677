import { once } from './once.ts';

export interface NumberFormat {
  rate: (basisPoints: number) => string;
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
