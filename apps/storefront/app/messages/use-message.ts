import { type Say as SayOf, useSay } from '@comptoir/web-app/messages';
import type { MessageId } from './message-id.ts';
import { specificationKeys } from './specification-keys.ts';

export type Say = SayOf<MessageId>;

/** Returns a function such as `say('menu.results', { count: 2 })`. */
export const useMessage = useSay<MessageId>;

/** The ids of page titles end in the specification's page names. */
const pages = 'shell.pages.';

/** The specification's key for `data-i18n`. Undefined if the message has none (DEC-01). */
export function specificationKey(id: MessageId): string | undefined {
  return id.startsWith(pages) ? id.slice(pages.length) : specificationKeys[id];
}
