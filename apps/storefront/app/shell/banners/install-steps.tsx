import { Icon, IconButton } from '@comptoir/ui';
import type { MessageId } from '../../messages/message-id.ts';
import { Text } from '../../messages/text.ts';
import { useMessage } from '../../messages/use-message.ts';
import type { BannerAnswers } from '../../state/banner/banner-store.ts';
import styles from './banner.module.css';
import { AppIcon, Banner } from './banner.tsx';
import { Glyph } from './glyph.tsx';
import { useRestaurantName } from './use-restaurant-name.ts';

const titleId = 'install-title';

interface InstallStepsProps extends Pick<BannerAnswers, 'dismissInstall'> {
  way: 'ios' | 'safari';
}

/** The steps for a manual installation in Safari on iPhone, iPad and Mac (SHL-11). */
export function InstallSteps({ way, dismissInstall }: InstallStepsProps) {
  const say = useMessage();
  const restaurant = useRestaurantName();
  const isDock = way === 'safari';
  const steps: [MessageId, 'share' | 'add' | 'confirm'][] = [
    ['app.install.share', 'share'],
    [isDock ? 'app.install.addDock' : 'app.install.addHome', 'add'],
    ['app.install.confirm', 'confirm'],
  ];
  return (
    <Banner
      testId="install-banner"
      variant={way}
      titleId={titleId}
      picture={<AppIcon />}
      words={
        <>
          <Text
            id={isDock ? 'app.install.titleDock' : 'app.install.titleHome'}
            values={{ restaurant }}
            as="h2"
            elementId={titleId}
          />
          <Text id="app.install.text" values={{ restaurant }} as="p" />
        </>
      }
      corner={
        <IconButton label={say('app.install.dismiss')} data-testid="install-dismiss" onClick={dismissInstall}>
          <Icon name="x" />
        </IconButton>
      }
    >
      <ol className={styles.steps}>
        {steps.map(([id, glyph], index) => (
          <li key={id}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <Text id={id} />
            <span className={styles.glyph}>
              <Glyph name={glyph} />
            </span>
          </li>
        ))}
      </ol>
    </Banner>
  );
}
