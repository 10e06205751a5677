import type { SiteConfig } from '@comptoir/contract';
import {
  AddedMessages,
  type BrowserNavigation,
  MessagesProvider,
  nativeMessages,
  Root,
  useMessage,
} from '@comptoir/storefront/native';
import { Button, EmptyState, IconSprite } from '@comptoir/ui';
import { type ReactNode, StrictMode } from 'react';
import type { KeptCatalogue } from './kept-catalogue.ts';
import { KeptNote } from './kept-note.tsx';
import styles from './native-page.module.css';

function Ground({ site, children }: { site: SiteConfig; children: ReactNode }) {
  return (
    <StrictMode>
      <IconSprite />
      <MessagesProvider currency={site.currency} timeZone={site.timeZone}>
        <AddedMessages add={{ native: nativeMessages }}>{children}</AddedMessages>
      </MessagesProvider>
    </StrictMode>
  );
}

function Opening() {
  return <p role="status">{useMessage()('native.opening')}</p>;
}

export function OpeningPage({ site }: { site: SiteConfig }) {
  return (
    <Ground site={site}>
      <main className={styles.alone}>
        <Opening />
      </main>
    </Ground>
  );
}

interface LostProps {
  site: SiteConfig;
  onRetry: () => void;
}

function Lost({ site, onRetry }: LostProps) {
  const say = useMessage();
  return (
    <EmptyState
      heading="h1"
      isGrey
      title={say('native.lostTitle')}
      text={say('native.lost')}
      picture={site.pictures.error}
    >
      <Button onClick={onRetry}>{say('native.retry')}</Button>
    </EmptyState>
  );
}

export function LostPage(props: LostProps) {
  return (
    <Ground site={props.site}>
      <main className={styles.alone} data-testid="native-lost">
        <Lost {...props} />
      </main>
    </Ground>
  );
}

interface NativePageProps {
  site: SiteConfig;
  shown: KeptCatalogue;
  isKept: boolean;
  navigation: BrowserNavigation;
}

/** A new catalogue remounts the shop. The cart survives, because it is stored separately. */
export function NativePage({ site, shown, isKept, navigation }: NativePageProps) {
  return (
    <Ground site={site}>
      {isKept && <KeptNote readAt={shown.readAt} />}
      <Root key={shown.readAt} data={{ site, catalogue: shown.catalogue }} navigation={navigation} />
    </Ground>
  );
}
