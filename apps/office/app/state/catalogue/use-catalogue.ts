import { type Answer, useAnswer } from '../screen/use-answer.ts';
import { editorCaller } from '../session/editor-caller.ts';
import { type CatalogueChange, type EditedMenu, readEditedMenus } from './edited-menu.ts';

export interface Catalogue {
  menus: EditedMenu[];
  changes: readonly CatalogueChange[];
}

async function readCatalogue(): Promise<Catalogue> {
  const answer = await editorCaller.catalogue(true);
  return { menus: readEditedMenus(answer), changes: answer.changes };
}

/** The catalogue with the changes of the draft. `ask` reads it again. */
export function useCatalogue(): { answer: Answer<Catalogue>; ask: () => Promise<void> } {
  return useAnswer(readCatalogue);
}
