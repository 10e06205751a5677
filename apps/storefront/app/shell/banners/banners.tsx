import { appMessages } from '../../messages/french/app.ts';
import { appKeys } from '../../messages/keys/app-keys.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { addSpecificationKeys } from '../../messages/specification-keys.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { InstallBanner } from './install-banner.tsx';
import { InstallSteps } from './install-steps.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import { UpdateBanner } from './update-banner.tsx';
import { type BannerKind, useBanner } from './use-banner.ts';

addSpecificationKeys(appKeys);

function Shown({ kind }: { kind: BannerKind }) {
  if (kind === 'update') return <UpdateBanner />;
  if (kind === 'consent') return <ConsentBanner />;
  return kind === 'generic' ? <InstallBanner /> : <InstallSteps way={kind} />;
}

/** What the shop says of itself as an application, with its words: it comes when there is something to say. */
export function Banners({ isOffline, isOrdering }: { isOffline: boolean; isOrdering: boolean }) {
  const kind = useBanner(isOrdering);
  return (
    <AddedMessages add={{ app: appMessages }}>
      {isOffline && <OfflineStrip />}
      {kind && <Shown kind={kind} />}
    </AddedMessages>
  );
}
