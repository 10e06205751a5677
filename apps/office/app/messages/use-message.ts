import { type Say as SayOf, useSay } from '@comptoir/web-app/messages';
import type { MessageId } from './message-id.ts';

export type Say = SayOf<MessageId>;

/** Says a sentence of the office: `say('shell.title', { page, site })`. */
export const useMessage = useSay<MessageId>;
