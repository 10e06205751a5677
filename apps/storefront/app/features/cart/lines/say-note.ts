import { showLines } from '@comptoir/contract';
import type { Say } from '../../../messages/use-message.ts';

export function sayNote(note: string, say: Say): string {
  return say('cart.quoted', { note: showLines(note).join(' ') });
}
