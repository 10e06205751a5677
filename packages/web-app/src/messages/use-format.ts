import { createFormat, type Format } from '@comptoir/format';
import { createContext } from 'react';
import { useLocale } from 'use-intl/react';
import { useProvided } from '../base/use-provided.ts';

export const CurrencyContext = createContext<string | null>(null);

/** @throws if the component is outside of `MessagesProvider`. */
export function useFormat(): Format {
  return createFormat(useLocale(), useProvided(CurrencyContext));
}
