import { showLines } from '@comptoir/contract';
import type { Say } from '../../../messages/use-message.ts';

/** What a diner wrote to the kitchen for a line, quoted on one line. */
export function sayNote(note: string, say: Say): string {
  return say('cart.quoted', { note: showLines(note).join(' ') });
}
