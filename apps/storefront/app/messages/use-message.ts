import { type Say as SayOf, useSay } from '@comptoir/web-app/messages';
import type { MessageId } from './message-id.ts';
import { specificationKeys } from './specification-keys.ts';

export type Say = SayOf<MessageId>;

/** Says a sentence of the shop: `say('menu.results', { count: 2 })`. */
export const useMessage = useSay<MessageId>;

/** The ids of titles end in the specification's own names of pages. */
const pages = 'shell.pages.';

/** The English key that the specification gives a sentence, for `data-i18n`; undefined: it gives none (DEC-01). */
export function specificationKey(id: MessageId): string | undefined {
  return id.startsWith(pages) ? id.slice(pages.length) : specificationKeys[id];
}
