import { editorCalls } from '../office/editor-calls.ts';
import { type CallerOf, callerOf } from './caller-of.ts';
import type { CallerOptions } from './request.ts';

export type EditorCaller = CallerOf<typeof editorCalls>;

export function createEditorCaller(options: CallerOptions): EditorCaller {
  return callerOf(editorCalls, options);
}
