import { type Say as SayOf, useSay } from '@comptoir/web-app/messages';
import type { MessageId } from './message-id.ts';
import { specificationKeys } from './specification-keys.ts';

export type Say = SayOf<MessageId>;

/** `say('menu.results', { count: 2 })` */
export const useMessage = useSay<MessageId>;

/** Title ids end in the specification's page names. */
const pages = 'shell.pages.';

/** The specification's key, for `data-i18n`; undefined: none (DEC-01). */
export function specificationKey(id: MessageId): string | undefined {
  return id.startsWith(pages) ? id.slice(pages.length) : specificationKeys[id];
}
