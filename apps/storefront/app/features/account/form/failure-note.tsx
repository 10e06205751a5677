import { Note } from '@comptoir/ui';
import { specificationKey, useMessage } from '../../../messages/use-message.ts';
import type { Failure } from './use-form.ts';

/** What went wrong, read out as it appears; the server's words are text, never markup (SEC-12). */
export function FailureNote({ failure }: { failure: Failure | null }) {
  const say = useMessage();
  if (!failure) return null;
  const isOurs = 'id' in failure;
  return (
    <Note kind="error" i18nKey={isOurs ? specificationKey(failure.id) : undefined}>
      <p>{isOurs ? say(failure.id) : failure.text}</p>
    </Note>
  );
}
