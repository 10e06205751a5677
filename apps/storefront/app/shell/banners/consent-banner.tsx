import { Button, classNames } from '@comptoir/ui';
import { Link } from '@comptoir/web-app/navigation';
import { consentMessages } from '../../messages/french/consent.ts';
import { consentKeys } from '../../messages/keys/consent-keys.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { addSpecificationKeys } from '../../messages/specification-keys.ts';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import type { BannerAnswers } from '../../state/banner/banner-store.ts';
import { usePath } from '../../state/page/use-path.ts';
import { useSite } from '../../state/shop/shop-context.tsx';
import styles from './banner.module.css';
import { Banner } from './banner.tsx';
import { Glyph } from './glyph.tsx';

const titleId = 'consent-title';

addSpecificationKeys(consentKeys);

type ConsentAnswers = Pick<BannerAnswers, 'acceptCookies' | 'declineCookies'>;

function Question({ acceptCookies, declineCookies }: ConsentAnswers) {
  const say = useMessage();
  const path = usePath();
  const canRefuse = useSite().tagManager.enabled;
  return (
    <Banner
      testId="cookie-consent"
      titleId={titleId}
      isSlim
      picture={<Glyph name="cookie" pixels={24} />}
      words={
        <>
          <Text id="consent.title" as="h2" elementId={titleId} />
          <Text id="consent.text" as="p" />
          <p className={styles.links}>
            <Link to={path('/privacy-policy')}>{say('consent.privacy')}</Link>
            <Link to={path('/cookie-policy')}>{say('consent.policy')}</Link>
          </p>
        </>
      }
    >
      <div className={classNames(styles.actions, styles.alike)}>
        <Button kind="dark" data-testid="cookie-decline" hidden={!canRefuse} onClick={() => declineCookies(canRefuse)}>
          <Text id="consent.decline" />
        </Button>
        <Button kind="dark" data-testid="cookie-accept" onClick={acceptCookies}>
          <Text id="consent.accept" />
        </Button>
      </div>
    </Banner>
  );
}

export function ConsentBanner(answers: ConsentAnswers) {
  return (
    <AddedMessages add={{ consent: consentMessages }}>
      <Question {...answers} />
    </AddedMessages>
  );
}
