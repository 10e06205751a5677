import { Button } from '@comptoir/ui';
import { Text } from '../../messages/text.ts';
import { type BannerAnswers, useBannerStore } from '../../state/banner/banner-store.ts';
import { Banner } from './banner.tsx';
import { Glyph } from './glyph.tsx';

const titleId = 'update-title';

export function UpdateBanner({ refreshShop }: Pick<BannerAnswers, 'refreshShop'>) {
  const isUpdating = useBannerStore(({ update }) => update === 'updating');
  return (
    <Banner
      isDark
      testId="update-banner"
      titleId={titleId}
      picture={<Glyph name="sparkles" />}
      words={
        <>
          <Text id="app.update.title" as="h2" elementId={titleId} />
          <Text id="app.update.text" as="p" />
        </>
      }
    >
      <Button
        kind="butter"
        isBusy={isUpdating}
        disabled={isUpdating}
        data-testid="update-refresh"
        onClick={refreshShop}
      >
        <Text id={isUpdating ? 'app.update.refreshing' : 'app.update.refresh'} />
      </Button>
    </Banner>
  );
}
