import { classNames, Icon, searchStyles } from '@comptoir/ui';

interface ListSearchProps {
  label: string;
  hint: string;
  /** The most characters that can be typed. */
  longest: number;
  text: string;
  onType: (text: string) => void;
  className?: string | undefined;
}

/** The search of a list, which follows each key. */
export function ListSearch({ label, hint, longest, text, onType, className }: ListSearchProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>
    <form
      className={classNames(searchStyles.search, className)}
      role="search"
      // The list follows each key, and the page must not be sent.
      onSubmit={(event) => event.preventDefault()}
    >
      <Icon name="search" />
      <input
        type="search"
        name="text"
        aria-label={label}
        placeholder={hint}
        maxLength={longest}
        autoComplete="off"
        value={text}
        onChange={({ target }) => onType(target.value)}
      />
    </form>
  );
}
