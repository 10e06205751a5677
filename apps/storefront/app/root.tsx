import { Boundary, IconHost } from '@comptoir/ui';
import { codeOf as loadedCodeOf, type ScreenCode } from './load-screen.ts';
import { MessagesProvider } from './messages/messages-provider.tsx';
import type { PageData } from './page-request.ts';
import { type Navigation, NavigationContext, usePageLocation } from './platform/navigation/navigation.ts';
import type { Screen } from './screens/screens.ts';
import { SheetHost } from './sheet-host.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { Head } from './shell/head.tsx';
import { Shell } from './shell/shell.tsx';
import { useFault } from './shell/use-fault.ts';
import { useScreen } from './shell/use-screen.ts';
import { ShopProvider } from './state/shop/shop-context.tsx';

interface RootProps {
  data: PageData;
  navigation: Navigation;
  codeOf?: (screen: Screen) => ScreenCode | null;
  hasFailed?: boolean;
}

function Page({ codeOf = loadedCodeOf, hasFailed = false }: Pick<RootProps, 'codeOf' | 'hasFailed'>) {
  const { screen } = useScreen();
  const key = usePageLocation((place) => place.key);
  const code = screen && codeOf(screen);
  const fault = useFault(hasFailed || (screen !== null && code === null));
  const sheets = <SheetHost />;
  if (fault || !code)
    return (
      <>
        <Head fault={fault?.status ?? null} />
        <ErrorPage status={fault?.status ?? 500} message={fault?.message ?? ''} sheets={sheets} />
      </>
    );
  return (
    <Boundary
      placeKey={key}
      broken={
        <>
          <Head fault={500} />
          <ErrorPage status={500} message="" sheets={sheets} />
        </>
      }
    >
      <Head fault={null} />
      <Shell sheets={sheets}>
        <code.default key={screen.page} />
      </Shell>
    </Boundary>
  );
}

export function Root({ data: { site, catalogue }, navigation, ...page }: RootProps) {
  return (
    <NavigationContext value={navigation}>
      <ShopProvider site={site} rendered={catalogue}>
        <MessagesProvider currency={site.currency} timeZone={site.timeZone} words={site.words}>
          <IconHost value={site.iconHost ?? null}>
            <Page {...page} />
          </IconHost>
        </MessagesProvider>
      </ShopProvider>
    </NavigationContext>
  );
}
