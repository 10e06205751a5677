import { createText } from '@comptoir/web-app/messages';
import type { MessageId } from './message-id.ts';

export const Text = createText<MessageId>();
