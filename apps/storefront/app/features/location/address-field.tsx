import { classNames, fieldStyles, Icon, searchStyles } from '@comptoir/ui';
import { useId } from 'react';
import { useMessage } from '../../messages/use-message.ts';
import styles from './address-field.module.css';
import type { AddressSearch } from './use-address-search.ts';
import { type SuggestionList, useSuggestionList } from './use-suggestion-list.ts';

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
  /** `error` is null if the address is valid. `key` is the specification's key of the message. */
  error: { text: string; key: string | undefined } | null;
}

interface SuggestionsProps {
  search: AddressSearch;
  list: SuggestionList;
  listId: string;
}

function Suggestions({ search, list, listId }: SuggestionsProps) {
  const say = useMessage();
  return (
    <div
      className={styles.suggestions}
      role="listbox"
      id={listId}
      aria-label={say('location.suggestions')}
      hidden={!list.isOpen}
    >
      {list.suggestions.map((suggestion, position) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose
        <div
          key={suggestion.description}
          id={`${listId}-${position}`}
          role="option"
          tabIndex={-1}
          data-testid="address-suggestion"
          aria-selected={position === list.index}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => search.choose(suggestion)}
        >
          <Icon name="map-pin" />
          <span>
            <Marked text={suggestion.mainText} typed={search.text.trim()} />
            <small>{suggestion.secondaryText}</small>
          </span>
        </div>
      ))}
    </div>
  );
}

function SearchStatus({ state }: { state: AddressSearch['state'] }) {
  const say = useMessage();
  const isEmpty = state.kind === 'listed' && state.suggestions.length === 0;

  function said(): string {
    if (state.kind === 'searching' || state.kind === 'measuring') return say(`location.${state.kind}`);
    if (state.kind !== 'listed') return '';
    return isEmpty ? say('location.noResult') : say('location.results', { count: state.suggestions.length });
  }

  return (
    <div role="status" className={isEmpty ? fieldStyles.hint : 'visually-hidden'}>
      <p>{said()}</p>
      {isEmpty && <p>{say('location.unknownStreet')}</p>}
    </div>
  );
}

/** A combobox with the keys of the ARIA practices. Escape closes the list and not the picker. */
export function AddressField({ search, error }: AddressFieldProps) {
  const say = useMessage();
  const id = useId();
  const listId = `${id}-list`;
  const list = useSuggestionList(search);
  const { text, state } = search;
  const isBusy = state.kind === 'searching' || state.kind === 'measuring';
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
          aria-expanded={list.isOpen}
          aria-controls={listId}
          aria-activedescendant={list.isOpen ? `${listId}-${list.index}` : undefined}
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
          onKeyDown={list.onKeyDown}
        />
      </div>
      <div id={`${id}-said`}>
        {error && (
          <p className={fieldStyles.error} role="alert" data-i18n={error.key}>
            <Icon name="triangle-alert" size="small" />
            {error.text}
          </p>
        )}
        <SearchStatus state={state} />
      </div>
      <Suggestions search={search} list={list} listId={listId} />
    </div>
  );
}
