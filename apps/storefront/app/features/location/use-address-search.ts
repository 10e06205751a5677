import { type AddressSuggestion, ApiError } from '@comptoir/contract';
import { useEffect, useState } from 'react';
import { useUser } from '../../state/account/session-store.ts';
import { addressChoice, unknownAddress } from '../../state/location/address-choice.ts';
import type { ChosenLocation } from '../../state/location/chosen-location.ts';
import { useCaller, useCatalogue } from '../../state/shop/shop-context.tsx';

/** A request is sent only when typing has paused for this time (LOC-05). */
const restMilliseconds = 300;
const leastCharacters = 3;

/** `failed`: the address was not found, or with `isUnanswered`, the server could not be reached. */
type SearchState =
  | { kind: 'open' }
  | { kind: 'searching' }
  | { kind: 'listed'; suggestions: AddressSuggestion[] }
  | { kind: 'measuring' }
  | { kind: 'judged'; choice: ChosenLocation }
  | { kind: 'failed'; message: string; isUnanswered: boolean };

export interface AddressSearch {
  text: string;
  state: SearchState;
  type: (text: string) => void;
  choose: (suggestion: AddressSuggestion) => void;
  retry: () => void;
}

const typedState = (text: string): SearchState => ({
  kind: text.trim().length < leastCharacters ? 'open' : 'searching',
});

/** `message` is the server's. It is empty if the server sent none or could not be reached. */
function failureOf(error: unknown): SearchState {
  const { status = 0, serverMessage = '' } = error instanceof ApiError ? error : {};
  return { kind: 'failed', message: serverMessage, isUnanswered: status === 0 || status > 500 };
}

/** Suggests addresses and measures the chosen one (LOC-04 to LOC-10). `onSearch`: the text has changed (LOC-23). */
export function useAddressSearch(
  start: ChosenLocation,
  onSearch: () => void,
  onChoice: (choice: ChosenLocation) => void,
): AddressSearch {
  const caller = useCaller();
  const settings = useCatalogue((catalogue) => catalogue.settings);
  const isStartKnown = start.mode === 'delivery' && (start.measured !== null || start.isInvalid);
  // The field starts with a signed-in user's own address (LOC-26).
  const ownAddress = useUser()?.address ?? '';
  const [text, setText] = useState(isStartKnown ? start.query : ownAddress);
  const [state, setState] = useState<SearchState>(isStartKnown ? { kind: 'judged', choice: start } : typedState(text));
  const isSearching = state.kind === 'searching';
  const query = text.trim();

  useEffect(() => {
    if (!isSearching) return;
    let isStale = false;
    const settle = (next: SearchState) => {
      if (!isStale) setState(next);
    };
    const timer = setTimeout(() => {
      caller.suggestAddresses(query).then(
        (suggestions) => settle({ kind: 'listed', suggestions }),
        (error: unknown) => settle(failureOf(error)),
      );
    }, restMilliseconds);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [caller, isSearching, query]);

  const measured = state.kind === 'measuring' ? text : null;
  // The effect depends on the text only, because the callback may change while the request runs.
  // biome-ignore lint/correctness/useExhaustiveDependencies: settings and onChoice belong to the moment of the answer
  useEffect(() => {
    if (measured === null) return;
    let isStale = false;
    caller.distance(measured).then(
      (distance) => {
        if (isStale) return;
        const choice = addressChoice(measured, distance, settings);
        setState({ kind: 'judged', choice });
        onChoice(choice);
      },
      (error: unknown) => {
        if (isStale) return;
        const failure = failureOf(error);
        setState(failure);
        if (failure.kind === 'failed' && !failure.isUnanswered) onChoice(unknownAddress(measured));
      },
    );
    return () => {
      isStale = true;
    };
  }, [caller, measured]);

  return {
    text,
    state,
    type: (typed) => {
      setText(typed);
      setState(typedState(typed));
      onSearch();
    },
    retry: () => setState({ kind: 'searching' }),
    choose: ({ description }) => {
      setText(description);
      setState({ kind: 'measuring' });
    },
  };
}
