import type { AddressSuggestion } from '@comptoir/contract';
import { classNames, fieldStyles, Icon, searchStyles } from '@comptoir/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import styles from './address-field.module.css';
import type { AddressSearch } from './use-address-search.ts';

/** The part that was typed stands out, as far as it was typed so. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const isStart = typed !== '' && text.toLocaleLowerCase('fr').startsWith(typed.toLocaleLowerCase('fr'));
  if (!isStart) return text;
  return (
    <>
      <mark>{text.slice(0, typed.length)}</mark>
      {text.slice(typed.length)}
    </>
  );
}

interface AddressFieldProps {
  search: AddressSearch;
  /** Why the address can't be used, and the specification's key of the sentence; null: nothing is wrong. */
  error: { text: string; key: string | undefined } | null;
}

/**
 * The address with its suggestions: a combobox as the ARIA practices describe it. Arrows move, Enter takes, Escape closes
 * the list and leaves the picker open.
 */
export function AddressField({ search, error }: AddressFieldProps) {
  const say = useMessage();
  const id = useId();
  const { text, state } = search;
  const suggestions: AddressSuggestion[] = state.kind === 'listed' ? state.suggestions : [];
  const [marked, setMarked] = useState({ of: suggestions, index: 0 });
  const [closed, setClosed] = useState<AddressSuggestion[] | null>(null);
  const isOpen = suggestions.length > 0 && (state.kind !== 'listed' || closed !== state.suggestions);
  const index = state.kind === 'listed' && marked.of === state.suggestions ? marked.index : 0;
  const isBusy = state.kind === 'searching' || state.kind === 'measuring';
  const optionId = (position: number) => `${id}-${position}`;

  function mark(position: number): void {
    const count = suggestions.length;
    if (state.kind === 'listed') setMarked({ of: state.suggestions, index: (position + count) % count });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isOpen) {
      if (event.key === 'ArrowDown' && suggestions.length > 0) setClosed(null);
      return;
    }
    const chosen = suggestions[index];
    if (event.key === 'ArrowDown') mark(index + 1);
    else if (event.key === 'ArrowUp') mark(index - 1);
    else if (event.key === 'Enter' && chosen) search.choose(chosen);
    else if (event.key === 'Escape') setClosed(suggestions);
    else return;
    // The list has taken the key: the sheet behind it does not close.
    event.preventDefault();
    event.stopPropagation();
  }

  function said(): string {
    if (state.kind === 'searching') return say('location.searching');
    if (state.kind === 'measuring') return say('location.measuring');
    if (state.kind !== 'listed') return '';
    return suggestions.length === 0 ? say('location.noResult') : say('location.results', { count: suggestions.length });
  }

  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{say('location.address')}</label>
      <div className={classNames(searchStyles.search, styles.address)}>
        <Icon name={isBusy ? 'loader-circle' : 'map-pin'} isSpinning={isBusy} />
        <input
          id={id}
          className={classNames(fieldStyles.input, error && fieldStyles.wrong)}
          data-testid="address-search"
          name="location_query"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen ? optionId(index) : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-said`}
          placeholder={say('location.addressHint')}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          value={text}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={`${id}-said`}>
        {error && (
          <p className={fieldStyles.error} role="alert" data-i18n={error.key}>
            <Icon name="triangle-alert" size="small" />
            {error.text}
          </p>
        )}
        <p
          role="status"
          className={state.kind === 'listed' && suggestions.length === 0 ? fieldStyles.hint : 'visually-hidden'}
        >
          {said()}
        </p>
      </div>
      <div
        className={styles.suggestions}
        role="listbox"
        id={`${id}-list`}
        aria-label={say('location.suggestions')}
        hidden={!isOpen}
      >
        {suggestions.map((suggestion, position) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose
          <div
            key={suggestion.description}
            id={optionId(position)}
            role="option"
            tabIndex={-1}
            data-testid="address-suggestion"
            aria-selected={position === index}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => search.choose(suggestion)}
          >
            <Icon name="map-pin" />
            <span>
              <Marked text={suggestion.mainText} typed={text.trim()} />
              <small>{suggestion.secondaryText}</small>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
