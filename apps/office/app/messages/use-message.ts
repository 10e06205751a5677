import { type Say as SayOf, useSay } from '@comptoir/web-app/messages';
import type { MessageId } from './message-id.ts';

export type Say = SayOf<MessageId>;

/** Formats a message by its id: `say('shell.title', { page, site })`. */
export const useMessage = useSay<MessageId>;
