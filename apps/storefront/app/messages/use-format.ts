import { createFormat, type Format } from '@comptoir/format';
import { createContext } from 'react';
import { useLocale } from 'use-intl/react';
import { useProvided } from '../platform/use-provided.ts';

/** The site's currency, ISO 4217. */
export const CurrencyContext = createContext<string | null>(null);

/** How the readers of the site write amounts, rates, distances, times and lists. */
export function useFormat(): Format {
  return createFormat(useLocale(), useProvided(CurrencyContext));
}
