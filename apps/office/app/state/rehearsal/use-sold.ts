import { useAnswer } from '../screen/use-answer.ts';
import { editorCaller } from '../session/editor-caller.ts';
import { readSold, type Sold } from './sold.ts';

export interface BothSold {
  published: Sold;
  draft: Sold;
}

async function readBoth(): Promise<BothSold> {
  const [published, draft] = await Promise.all([editorCaller.catalogue(false), editorCaller.catalogue(true)]);
  return { published: readSold(published), draft: readSold(draft) };
}

/** What the published catalogue and the draft sell. */
export function useSold() {
  return useAnswer(readBoth);
}
