import { useState } from 'react';
import { type Failure, failureWithFields } from '../../../components/form/failure.ts';
import { openNewPart } from '../../../state/forms/new-part.ts';

/** Opens the form of a new part, which needs an id of the server. */
export function useAdd(): { failure: Failure | null; add: (...part: Parameters<typeof openNewPart>) => void } {
  const [failure, setFailure] = useState<Failure | null>(null);
  async function tryToAdd(...part: Parameters<typeof openNewPart>): Promise<void> {
    setFailure(null);
    try {
      await openNewPart(...part);
    } catch (error) {
      setFailure(failureWithFields(error));
    }
  }
  return { failure, add: (...part) => void tryToAdd(...part) };
}
