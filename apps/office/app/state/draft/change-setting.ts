import { ApiError, readObject } from '@comptoir/contract';
import { editorCaller } from '../session/editor-caller.ts';

const mostTries = 3;

/** Changes a setting in the draft by its newest value, so that what another person changed meanwhile stays theirs. */
export async function changeSetting(id: string, change: (value: unknown) => unknown): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { file, bases } = await editorCaller.catalogue(true);
    const value = readObject(file.settings)[id];
    try {
      await editorCaller.saveThing({ kind: 'setting', id }, bases[`setting/${id}`] ?? null, change(value));
      return;
    } catch (error) {
      const isMoved = error instanceof ApiError && error.code === 'draft_moved';
      if (!isMoved || tries === mostTries) throw error;
    }
  }
}
