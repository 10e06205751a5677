import { IconSprite } from '@comptoir/ui';
import { Suspense } from 'react';
import { screenComponent } from './load-screen.ts';
import { MessagesProvider } from './messages/messages-provider.tsx';
import { usePath } from './platform/navigation/place.ts';
import { findScreen } from './screens/find-screen.ts';
import { Boundary } from './shell/boundary.tsx';
import { BrokenPage } from './shell/broken-page.tsx';
import { MissingPage } from './shell/missing-page.tsx';
import { useTitle } from './shell/use-title.ts';
import { type OfficeSite, SiteContext } from './state/site.ts';

function Page() {
  const path = usePath();
  const screen = findScreen(path)?.screen;
  useTitle(screen ? `shell.pages.${screen.title}` : 'state.missingTitle');
  if (!screen) return <MissingPage />;
  const Screen = screenComponent(screen);
  return (
    <Boundary placeKey={path} broken={<BrokenPage />}>
      <Suspense>
        <Screen key={path} />
      </Suspense>
    </Boundary>
  );
}

/** The office at the address that the window has. */
export function Root({ site }: { site: OfficeSite }) {
  return (
    <SiteContext value={site}>
      <MessagesProvider currency={site.currency} timeZone={site.timeZone}>
        <IconSprite />
        <Page />
      </MessagesProvider>
    </SiteContext>
  );
}
