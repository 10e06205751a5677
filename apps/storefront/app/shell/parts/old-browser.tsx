import { lowestBrowsers, oldBrowserId } from '@comptoir/browser/lowest-browser';
import { phoneLink } from '@comptoir/contract';
import { linkStyles } from '@comptoir/ui';
import { Text } from '../../messages/text.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { useCatalogue } from '../../state/shop/shop-context.tsx';
import styles from './announcer.module.css';

/** Shown where a browser is too old to order with: the page stays readable, and says what helps (ERR-18). */
export function OldBrowser() {
  const say = useMessage();
  const { phone } = useCatalogue((catalogue) => catalogue.settings.contacts);
  const href = phoneLink(phone);
  return (
    <p id={oldBrowserId} className={styles.seen} role="alert" hidden>
      <Text id="error.oldBrowser" values={lowestBrowsers} />{' '}
      {href && (
        <a className={linkStyles.link} href={href}>
          {say('error.callUs', { phone })}
        </a>
      )}
    </p>
  );
}
