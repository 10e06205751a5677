import type { SiteConfig } from '@comptoir/contract';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub, data, isRouteErrorResponse, Outlet, useLocation, useRouteError } from 'react-router';
import exampleSite from '../../../../sites/leve-tard/site.ts';
import { MessagesProvider } from '../messages/messages-provider.tsx';
import type { Screen } from '../screens/screens.ts';
import { SheetHost } from '../sheet-host.tsx';
import { ErrorPage } from '../shell/error-page.tsx';
import { Shell } from '../shell/shell.tsx';
import type { ShownCatalogue } from '../state/shop/catalogue-store.ts';
import { ShopProvider } from '../state/shop/shop-context.tsx';
import { exampleCatalogue } from './example-catalogue.ts';

export interface PageModule {
  default: ComponentType;
}

interface PageOptions {
  /** Where the reader is; the page's own address otherwise. */
  url?: string;
  catalogue?: Partial<ShownCatalogue>;
  site?: Partial<SiteConfig>;
}

let location = { pathname: '', search: '', hash: '' };
let options: PageOptions = {};

/** Where the reader is now. */
export const currentUrl = () => location.pathname + location.search + location.hash;

/** As the root and its splat do. */
function refuse({ request }: { request: Request }): never {
  throw data(`Page not found: ${new URL(request.url).pathname}`, { status: 404 });
}

function FramedError() {
  location = useLocation();
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <ShopProvider site={{ ...exampleSite, ...options.site }} rendered={exampleCatalogue(options.catalogue)}>
      <MessagesProvider currency={exampleSite.currency} timeZone={exampleSite.timeZone}>
        <ErrorPage status={status} message={isRouteErrorResponse(error) ? String(error.data) : ''} />
      </MessagesProvider>
    </ShopProvider>
  );
}

function Frame() {
  location = useLocation();
  return (
    <ShopProvider site={{ ...exampleSite, ...options.site }} rendered={exampleCatalogue(options.catalogue)}>
      <MessagesProvider currency={exampleSite.currency} timeZone={exampleSite.timeZone}>
        <Shell sheets={<SheetHost />}>
          <Outlet />
        </Shell>
      </MessagesProvider>
    </ShopProvider>
  );
}

/** Renders a screen as the shop does: inside the shell, with a catalogue and a site, at its address of the table or at another. */
export async function renderPage(path: Screen['path'], page: PageModule, given: PageOptions = {}) {
  options = given;
  const Stub = createRoutesStub([
    {
      Component: Frame,
      ErrorBoundary: FramedError,
      children: [
        { path, Component: page.default },
        { path: '*', loader: refuse, Component: Outlet },
      ],
    },
  ]);
  // The stub settles its first navigation in an effect.
  return act(async () => render(<Stub initialEntries={[given.url ?? path]} />));
}
