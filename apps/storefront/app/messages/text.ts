import { createText } from '@comptoir/web-app/messages';
import type { MessageId } from './message-id.ts';
import { specificationKey } from './use-message.ts';

export const Text = createText<MessageId>(specificationKey);
