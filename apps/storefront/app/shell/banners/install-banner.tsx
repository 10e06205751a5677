import { Button } from '@comptoir/ui';
import { Text } from '../../messages/text.ts';
import type { BannerAnswers } from '../../state/banner/banner-store.ts';
import styles from './banner.module.css';
import { AppIcon, Banner } from './banner.tsx';
import { Glyph } from './glyph.tsx';
import { useRestaurantName } from './use-restaurant-name.ts';

const titleId = 'install-title';

export function InstallBanner({ installShop, dismissInstall }: Pick<BannerAnswers, 'installShop' | 'dismissInstall'>) {
  const restaurant = useRestaurantName();
  return (
    <Banner
      testId="install-banner"
      variant="generic"
      titleId={titleId}
      picture={<AppIcon />}
      words={
        <>
          <Text id="app.install.title" as="h2" elementId={titleId} />
          <Text id="app.install.text" values={{ restaurant }} as="p" />
        </>
      }
    >
      <div className={styles.actions}>
        <Button kind="quiet" data-testid="install-later" onClick={dismissInstall}>
          <Text id="app.install.later" />
        </Button>
        <Button data-testid="install-now" onClick={() => void installShop()}>
          <Glyph name="download" />
          <Text id="app.install.now" />
        </Button>
      </div>
    </Banner>
  );
}
