import { useTranslations } from 'use-intl/react';
import type { MessageId } from './message-id.ts';
import { specificationKeys } from './specification-keys.ts';

export type MessageValues = Record<string, string | number>;
export type Say = (id: MessageId, values?: MessageValues) => string;

/** Says a sentence: `say('menu.results', { count: 2 })`. */
export function useMessage(): Say {
  const translate = useTranslations();
  return (id, values) => translate(id, values);
}

/** Titles of pages stand under the specification's own names. */
const pages = 'shell.pages.';

/** The English key that the specification gives a sentence, for `data-i18n`; undefined where it gives none (DEC-01). */
export function specificationKey(id: MessageId): string | undefined {
  return id.startsWith(pages) ? id.slice(pages.length) : specificationKeys[id];
}
