import { useTranslations } from 'use-intl/react';
import type { MessageId } from './message-id.ts';

export type MessageValues = Record<string, string | number>;
export type Say = (id: MessageId, values?: MessageValues) => string;

/** Says a sentence: `say('shell.title', { page, site })`. */
export function useMessage(): Say {
  const translate = useTranslations();
  return (id, values) => translate(id, values);
}
