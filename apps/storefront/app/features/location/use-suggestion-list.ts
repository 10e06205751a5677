import type { AddressSuggestion } from '@comptoir/contract';
import { type KeyboardEvent, useState } from 'react';
import type { AddressSearch } from './use-address-search.ts';

export interface SuggestionList {
  suggestions: AddressSuggestion[];
  isOpen: boolean;
  /** The index of the active option, which Enter chooses. */
  index: number;
  onKeyDown: (event: KeyboardEvent) => void;
}

const none: AddressSuggestion[] = [];

/** Arrows move, Enter chooses, Escape closes. A new list is open with its first option active. */
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
    // The list has handled Escape, so the sheet around it must stay open.
    event.preventDefault();
    event.stopPropagation();
  }

  return { suggestions, isOpen, index, onKeyDown };
}
