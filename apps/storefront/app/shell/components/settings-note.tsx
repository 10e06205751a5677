import { linkStyles, Note } from '@comptoir/ui';
import { useTransition } from 'react';
import { Text } from '../../messages/text.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';

/** The settings could not be loaded. The note explains what still works and has a retry button (ERR-14). */
export function SettingsNote() {
  const revalidate = useCatalogue((catalogue) => catalogue.revalidate);
  const [isTrying, startTrying] = useTransition();
  return (
    <Note kind="warm" icon="info">
      <div data-testid="settings-note">
        <b>
          <Text id="shell.settingsMissing" />
        </b>{' '}
        <Text id="shell.settingsUsual" />{' '}
        <button
          type="button"
          className={linkStyles.link}
          aria-disabled={isTrying}
          onClick={() => !isTrying && startTrying(revalidate)}
        >
          <Text id="error.retry" />
        </button>
      </div>
    </Note>
  );
}
