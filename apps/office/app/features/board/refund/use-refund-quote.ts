import type { RefundedWhat, RefundQuote } from '@comptoir/contract';
import { useEffect, useState } from 'react';
import { type Failure, failureOf } from '../../../components/form/failure.ts';
import { editorCaller } from '../../../state/session/editor-caller.ts';

/** Milliseconds without a change after which the server is asked, so that typing asks once. */
const pause = 250;

interface Quoted {
  quote: RefundQuote | null;
  failure: Failure | null;
}

const nothing: Quoted = { quote: null, failure: null };

/** Asks the server what a refund comes to, because it alone computes amounts. Null as long as nothing is chosen. */
export function useRefundQuote(orderId: string, what: RefundedWhat | null): Quoted {
  const [quoted, setQuoted] = useState<Quoted & { asked: string }>({ ...nothing, asked: '' });
  const asked = what ? JSON.stringify(what) : '';
  useEffect(() => {
    if (asked === '') return;
    let isStale = false;
    const timer = setTimeout(async () => {
      const answer = await editorCaller
        .quoteRefund(orderId, JSON.parse(asked))
        .then((quote) => ({ quote, failure: null }))
        .catch((error: unknown) => ({ quote: null, failure: failureOf(error) }));
      if (!isStale) setQuoted({ ...answer, asked });
    }, pause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [orderId, asked]);
  return quoted.asked === asked ? quoted : nothing;
}
