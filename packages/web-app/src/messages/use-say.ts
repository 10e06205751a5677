import { useTranslations } from 'use-intl/react';

export type MessageValues = Record<string, string | number>;
export type Say<Id extends string> = (id: Id, values?: MessageValues) => string;

export function useSay<Id extends string>(): Say<Id> {
  const translate = useTranslations();
  return (id: string, values) => translate(id, values);
}
