import type { ReactNode } from 'react';
import { HydrateLater } from '../platform/start/hydrate-later.tsx';
import { BannerHost } from './banner-host.tsx';
import { Announcer } from './components/announcer.tsx';
import { Header } from './header.tsx';
import { LaterFooter } from './later-footer.ts';
import { Main } from './main.tsx';
import { SkipLinks } from './skip-links.tsx';
import { useLanding } from './use-landing.ts';
import { useScreen } from './use-screen.ts';
import { useStart } from './use-start.ts';

export function Shell({ sheets, children }: { sheets?: ReactNode; children: ReactNode }) {
  useStart();
  useLanding();
  const { screen } = useScreen();
  return (
    <>
      <SkipLinks />
      <BannerHost />
      {screen && screen.header !== 'none' && <Header kind={screen.header} />}
      {screen?.header === 'none' ? children : <Main>{children}</Main>}
      {screen?.hasFooter && (
        <HydrateLater at="footer">
          <LaterFooter />
        </HydrateLater>
      )}
      {sheets}
      <Announcer />
    </>
  );
}
