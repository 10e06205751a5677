import { useState } from 'react';
import { type Failure, failureWithFields } from './failure.ts';

interface Sending {
  isBusy: boolean;
  failure: Failure | null;
  /** Does nothing while an earlier request is on its way. */
  run: (send: () => Promise<unknown>) => void;
}

/** Sends one request at a time, for a button without a form, and keeps what went wrong. */
export function useSending(): Sending {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  async function attempt(send: () => Promise<unknown>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await send();
    } catch (error) {
      setFailure(failureWithFields(error));
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, failure, run: (send) => void attempt(send) };
}
