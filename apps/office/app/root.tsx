import { Boundary, IconSprite } from '@comptoir/ui';
import { startClock } from '@comptoir/web-app/clock';
import { focusHeading } from '@comptoir/web-app/navigation';
import { useEffect, useRef } from 'react';
import { LaterSheets } from './components/approval/later-sheets.tsx';
import { LoadedScreen } from './loaded-screen.tsx';
import { MessagesProvider } from './messages/messages-provider.tsx';
import { usePath } from './platform/navigation/navigation.ts';
import { keepFocus } from './platform/watch/keep-focus.ts';
import { findScreen } from './screens/find-screen.ts';
import { BrokenPage } from './shell/broken-page.tsx';
import { Framed } from './shell/framed.tsx';
import { Gate } from './shell/gate.tsx';
import { InsecureBar } from './shell/insecure-bar.tsx';
import { MissingPage } from './shell/missing-page.tsx';
import { useSize } from './shell/use-size.ts';
import { useTheme } from './shell/use-theme.ts';
import { useTitle } from './shell/use-title.ts';
import { readSession } from './state/session/read-session.ts';
import { type OfficeSite, SiteContext } from './state/site.ts';

function Page() {
  const path = usePath();
  const screen = findScreen(path)?.screen;
  useTitle(screen ? `shell.pages.${screen.title}` : 'state.missingTitle');
  useTheme();
  useSize();
  useEffect(() => startClock(1000), []);
  useEffect(keepFocus, []);
  const shown = useRef(path);
  // Screen readers announce only loaded documents, so the heading gets the focus after a navigation.
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    return focusHeading();
  }, [path]);
  useEffect(() => void readSession(), []);
  if (!screen) return <MissingPage />;
  return (
    <Boundary placeKey={path} broken={<BrokenPage />}>
      <InsecureBar />
      <Gate screen={screen}>
        <Framed screen={screen}>
          <LoadedScreen key={path} module={screen.module} />
        </Framed>
      </Gate>
    </Boundary>
  );
}

export function Root({ site }: { site: OfficeSite }) {
  return (
    <SiteContext value={site}>
      <MessagesProvider currency={site.currency} timeZone={site.timeZone}>
        <IconSprite />
        <Page />
        <LaterSheets />
      </MessagesProvider>
    </SiteContext>
  );
}
