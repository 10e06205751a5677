import { Note } from '@comptoir/ui';
import { useSay } from '../messages/use-say.ts';
import type { Failure } from './failure.ts';

interface FailureNoteProps<Id extends string> {
  failure: Failure<Id> | null;
  keyOf?: (id: Id) => string | undefined;
  className?: string | undefined;
}

/** The server's message is shown as text and never as markup (SEC-12). */
export function FailureNote<Id extends string>({ failure, keyOf, className }: FailureNoteProps<Id>) {
  const say = useSay<Id>();
  if (!failure) return null;
  const isOurs = 'id' in failure;
  return (
    <Note kind="error" className={className} i18nKey={isOurs ? keyOf?.(failure.id) : undefined}>
      <p>{isOurs ? say(failure.id, failure.values) : failure.text}</p>
    </Note>
  );
}
