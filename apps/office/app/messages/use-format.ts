import { createFormat, type Format } from '@comptoir/format';
import { createContext, useContext } from 'react';
import { useLocale } from 'use-intl/react';

/** The restaurant's currency, ISO 4217. */
export const CurrencyContext = createContext<string | null>(null);

/** How the restaurant's people write amounts, times and lists (OFC-19). */
export function useFormat(): Format {
  const locale = useLocale();
  const currency = useContext(CurrencyContext);
  if (currency === null) throw new Error('Outside of MessagesProvider');
  return createFormat(locale, currency);
}
