import { Note } from '@comptoir/ui';
import { useSay } from '../messages/use-say.ts';
import type { Failure } from './failure.ts';

interface FailureNoteProps<Id extends string> {
  failure: Failure<Id> | null;
  /** Gives the value of `data-i18n` for a sentence of the wing. */
  keyOf?: (id: Id) => string | undefined;
  className?: string | undefined;
}

/** Shows a failure, which is read out as it appears. The server's sentence is text, never markup (SEC-12). */
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
