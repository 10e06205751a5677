import { createText } from '@comptoir/web-app/messages';
import type { MessageId } from './message-id.ts';
import { specificationKey } from './use-message.ts';

/** A sentence of the shop in an element of its own, with the specification's key where there is one (DEC-01). */
export const Text = createText<MessageId>(specificationKey);
