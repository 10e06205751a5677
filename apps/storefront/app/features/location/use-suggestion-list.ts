import type { AddressSuggestion } from '@comptoir/contract';
import { type KeyboardEvent, useState } from 'react';
import type { AddressSearch } from './use-address-search.ts';

export interface SuggestionList {
  suggestions: AddressSuggestion[];
  isOpen: boolean;
  /** Which one Enter takes. */
  index: number;
  onKeyDown: (event: KeyboardEvent) => void;
}

const none: AddressSuggestion[] = [];

/** The list below the address: arrows move, Enter takes, Escape closes it. Another list begins anew, open at its first. */
export function useSuggestionList({ state, choose }: AddressSearch): SuggestionList {
  const suggestions = state.kind === 'listed' ? state.suggestions : none;
  const [marked, setMarked] = useState({ of: suggestions, index: 0 });
  const [closed, setClosed] = useState<AddressSuggestion[] | null>(null);
  const isOpen = suggestions.length > 0 && closed !== suggestions;
  const index = marked.of === suggestions ? marked.index : 0;

  function mark(position: number): void {
    setMarked({ of: suggestions, index: (position + suggestions.length) % suggestions.length });
  }

  const keys: Record<string, () => void> = {
    ArrowDown: () => mark(index + 1),
    ArrowUp: () => mark(index - 1),
    Enter: () => {
      const chosen = suggestions[index];
      if (chosen) choose(chosen);
    },
    Escape: () => setClosed(suggestions),
  };

  function onKeyDown(event: KeyboardEvent): void {
    if (!isOpen) {
      if (event.key === 'ArrowDown' && suggestions.length > 0) setClosed(null);
      return;
    }
    const act = keys[event.key];
    if (!act) return;
    act();
    // The list has taken the key: the sheet behind it does not close.
    event.preventDefault();
    event.stopPropagation();
  }

  return { suggestions, isOpen, index, onKeyDown };
}
