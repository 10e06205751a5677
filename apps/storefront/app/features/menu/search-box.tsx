import { Icon, searchStyles } from '@comptoir/ui';
import { useId } from 'react';
import { useMessage } from '../../messages/use-message.ts';

interface SearchBoxProps {
  query: string;
  onChange: (query: string) => void;
}

export function SearchBox({ query, onChange }: SearchBoxProps) {
  const say = useMessage();
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>
    <form className={searchStyles.search} role="search" onSubmit={(event) => event.preventDefault()}>
      <label className="visually-hidden" htmlFor={id}>
        {say('menu.search')}
      </label>
      <Icon name="search" />
      <input
        id={id}
        type="search"
        data-testid="menu-search"
        value={query}
        placeholder={say('menu.searchHint')}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
    </form>
  );
}
