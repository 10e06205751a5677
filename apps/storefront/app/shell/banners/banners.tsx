import { appMessages } from '../../messages/french/app.ts';
import { appKeys } from '../../messages/keys/app-keys.ts';
import { AddedMessages } from '../../messages/messages-provider.tsx';
import { addSpecificationKeys } from '../../messages/specification-keys.ts';
import type { BannerAnswers, InstallWay } from '../../state/banner/banner-store.ts';
import { InstallBanner } from './install-banner.tsx';
import { InstallSteps } from './install-steps.tsx';
import { OfflineStrip } from './offline-strip.tsx';
import { UpdateBanner } from './update-banner.tsx';

addSpecificationKeys(appKeys);

interface BannersProps {
  isOffline: boolean;
  kind: 'update' | InstallWay | null;
  answers: BannerAnswers | null;
}

function Shown({ kind, answers }: { kind: 'update' | InstallWay; answers: BannerAnswers }) {
  if (kind === 'update') return <UpdateBanner {...answers} />;
  return kind === 'generic' ? <InstallBanner {...answers} /> : <InstallSteps {...answers} way={kind} />;
}

export function Banners({ isOffline, kind, answers }: BannersProps) {
  return (
    <AddedMessages add={{ app: appMessages }}>
      {isOffline && <OfflineStrip />}
      {kind && answers && <Shown kind={kind} answers={answers} />}
    </AddedMessages>
  );
}
