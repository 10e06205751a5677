import { Button, classNames } from '@comptoir/ui';
import { Text } from '../../messages/text.tsx';
import { useMessage } from '../../messages/use-message.ts';
import { Link } from '../../platform/navigation/link.tsx';
import type { BannerAnswers } from '../../state/banner/banner-store.ts';
import { usePath } from '../../state/page/use-path.ts';
import { useSite } from '../../state/shop/shop-context.tsx';
import styles from './banner.module.css';
import { Banner } from './banner.tsx';
import { Glyph } from './glyph.tsx';

const titleId = 'consent-title';

/** Asks about cookies (SHL-01 to SHL-07). Where nothing of the site needs consent there is nothing to refuse. */
export function ConsentBanner({
  acceptCookies,
  declineCookies,
}: Pick<BannerAnswers, 'acceptCookies' | 'declineCookies'>) {
  const say = useMessage();
  const path = usePath();
  const canRefuse = useSite().tagManager.enabled;
  return (
    <Banner
      testId="cookie-consent"
      titleId={titleId}
      picture={<Glyph name="cookie" pixels={24} />}
      words={
        <>
          <Text id="app.cookies.title" as="h2" elementId={titleId} />
          <Text id="app.cookies.text" as="p" />
          <p className={styles.links}>
            <Link to={path('/privacy-policy')}>{say('app.cookies.privacy')}</Link>
            <Link to={path('/cookie-policy')}>{say('app.cookies.policy')}</Link>
          </p>
        </>
      }
    >
      <div className={classNames(styles.actions, styles.alike)}>
        <Button kind="dark" data-testid="cookie-decline" hidden={!canRefuse} onClick={() => declineCookies(canRefuse)}>
          <Text id="app.cookies.decline" />
        </Button>
        <Button kind="dark" data-testid="cookie-accept" onClick={acceptCookies}>
          <Text id="app.cookies.accept" />
        </Button>
      </div>
    </Banner>
  );
}
