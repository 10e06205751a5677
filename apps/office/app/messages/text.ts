import { createText } from '@comptoir/web-app/messages';
import type { MessageId } from './message-id.ts';

/** A sentence of the office in an element of its own. */
export const Text = createText<MessageId>();
