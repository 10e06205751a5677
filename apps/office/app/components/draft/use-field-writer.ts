import { useFormat } from '@comptoir/web-app/messages';
import { useContext } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import type { FieldWriter } from '../../state/draft/part-form.ts';
import { keyOfThing, nameOfPart } from '../../state/draft/read-parts.ts';
import { PartsContext } from './parts-context.ts';

export function useFieldWriter(): FieldWriter {
  const say = useMessage();
  const format = useFormat();
  const parts = useContext(PartsContext);
  return { say, format, nameOf: (kind, id) => nameOfPart(parts.get(keyOfThing({ kind, id }))?.value) || id };
}
