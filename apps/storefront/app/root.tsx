import type { ReactNode } from 'react';
import { data, isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root.ts';
import { MessagesProvider } from './messages/messages-provider.tsx';
import { pageContext } from './page-context.ts';
import { findScreen } from './screens/find-screen.ts';
import { SheetHost } from './sheet-host.tsx';
import { Document } from './shell/document.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { Shell } from './shell/shell.tsx';
import { useScreen } from './shell/use-screen.ts';
import { readCatalogue } from './state/shop/read-catalogue.ts';
import { ShopProvider } from './state/shop/shop-context.tsx';

/** Reads what every page stands on; runs on the server only, for a document. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { site, theme, caller, now, buildId } = context.get(pageContext);
  const catalogue = await readCatalogue(caller, now());
  const { refusal } = findScreen(new URL(request.url), site);
  return data({ site, theme, buildId, catalogue, hasFailed: catalogue.hasFailed }, { status: refusal?.status ?? 200 });
}

/** Never again in the browser: the catalogue's store revalidates by the API, and no `.data` request is made. */
export function shouldRevalidate(): boolean {
  return false;
}

/** The document around every page and every error; what it provides outlives both. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  // Without the site there is no page: the server answers with a plain sentence instead.
  if (!root) throw new Error('The page has no data');
  return (
    <ShopProvider site={root.site} rendered={root.catalogue}>
      <MessagesProvider currency={root.site.currency} timeZone={root.site.timeZone}>
        <Document buildId={root.buildId} theme={root.theme}>
          {children}
        </Document>
      </MessagesProvider>
    </ShopProvider>
  );
}

export default function Root() {
  const { refusal } = useScreen();
  if (refusal) return <ErrorPage {...refusal} sheets={<SheetHost />} />;
  return (
    <Shell sheets={<SheetHost />}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const message = isRouteErrorResponse(error) ? String(error.data) : '';
  return <ErrorPage status={status} message={message} sheets={<SheetHost />} />;
}
