import { ApiError } from '@comptoir/contract';
import { useState } from 'react';

interface SecondCode<Typed> {
  /** Signs in without a code. */
  send: (typed: Typed) => Promise<void>;
  /** Null until the server asks for a code: of a person with a second factor, on a new browser (ROL-05). */
  asked: { send: (code: string) => Promise<void>; onBack: () => void } | null;
}

export function useSecondCode<Typed>(signIn: (typed: Typed, code?: string) => Promise<void>): SecondCode<Typed> {
  const [typed, setTyped] = useState<Typed | null>(null);

  async function send(first: Typed): Promise<void> {
    try {
      await signIn(first);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'second_factor')) throw error;
      setTyped(first);
    }
  }

  const asked = typed === null ? null : { send: (code: string) => signIn(typed, code), onBack: () => setTyped(null) };
  return { send, asked };
}
