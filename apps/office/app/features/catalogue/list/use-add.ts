import type { Failure } from '../../../components/form/failure.ts';
import { useSending } from '../../../components/form/use-sending.ts';
import { openNewPart } from '../../../state/forms/new-part.ts';

/** Opens the form of a new part, which needs an id of the server. */
export function useAdd(): { failure: Failure | null; add: (...part: Parameters<typeof openNewPart>) => void } {
  const { failure, run } = useSending();
  return { failure, add: (...part) => run(() => openNewPart(...part)) };
}
