import { createFormat, type Format } from '@comptoir/format';
import { createContext } from 'react';
import { useLocale } from 'use-intl/react';
import { useProvided } from '../base/use-provided.ts';

/** The currency's ISO 4217 code. */
export const CurrencyContext = createContext<string | null>(null);

/** Throws outside of `MessagesProvider`. */
export function useFormat(): Format {
  return createFormat(useLocale(), useProvided(CurrencyContext));
}
