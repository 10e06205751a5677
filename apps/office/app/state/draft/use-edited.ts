import type { EditedCatalogue } from '@comptoir/contract';
import { type Answer, useAnswer } from '../screen/use-answer.ts';
import { editorCaller } from '../session/editor-caller.ts';

/** The catalogue's file with the changes of the draft. `ask` reads it again. */
export function useEdited(): { answer: Answer<EditedCatalogue>; ask: () => Promise<void> } {
  return useAnswer(() => editorCaller.catalogue(true));
}
