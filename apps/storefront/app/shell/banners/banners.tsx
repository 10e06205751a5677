import { appMessages } from '../../messages/french/app.ts';
import { appKeys } from '../../messages/keys/app-keys.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { addSpecificationKeys } from '../../messages/specification-keys.ts';
import { type BannerAnswers, useBannerStore } from '../../state/banner/banner-store.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { InstallBanner } from './install-banner.tsx';
import { InstallSteps } from './install-steps.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import { UpdateBanner } from './update-banner.tsx';
import { type BannerKind, useBanner } from './use-banner.ts';

addSpecificationKeys(appKeys);

function Shown({ kind, answers }: { kind: BannerKind; answers: BannerAnswers }) {
  if (kind === 'update') return <UpdateBanner {...answers} />;
  if (kind === 'consent') return <ConsentBanner {...answers} />;
  return kind === 'generic' ? <InstallBanner {...answers} /> : <InstallSteps {...answers} way={kind} />;
}

/** What the shop says of itself as an application, with its words: it comes when there is something to say. */
export function Banners({ isOffline, isOrdering }: { isOffline: boolean; isOrdering: boolean }) {
  const kind = useBanner(isOrdering);
  const answers = useBannerStore((wishes) => wishes.answers);
  return (
    <AddedMessages add={{ app: appMessages }}>
      {isOffline && <OfflineStrip />}
      {kind && answers && <Shown kind={kind} answers={answers} />}
    </AddedMessages>
  );
}
