import { Note } from '@comptoir/ui';
import { useMessage } from '../../messages/use-message.ts';
import type { Failure } from './failure.ts';

/** What went wrong, read out as it appears. */
export function FailureNote({ failure }: { failure: Failure | null }) {
  const say = useMessage();
  if (!failure) return null;
  return (
    <Note kind="error">
      <p>{'id' in failure ? say(failure.id, failure.values) : failure.text}</p>
    </Note>
  );
}
