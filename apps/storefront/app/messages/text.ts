import { createText } from '@comptoir/web-app/messages';
import type { MessageId } from './message-id.ts';
import { specificationKey } from './use-message.ts';

/** A message in its own element, with the specification's key (DEC-01). */
export const Text = createText<MessageId>(specificationKey);
