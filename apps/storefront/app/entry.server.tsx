import 'temporal-polyfill/global';
import { linksUnderPrefix, pathPrefix } from '@comptoir/contract';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server.edge';
import { loadScreen } from './load-screen.ts';
import { itemMessages } from './messages/french/menu/item.ts';
import { searchMessages } from './messages/french/search.ts';
import { AddedMessages, MessagesProvider } from './messages/messages-provider.tsx';
import { oldBrowserText } from './old-browser.ts';
import type { PageRequest } from './page-request.ts';
import type { Navigation } from './platform/navigation/navigation.ts';
import { createPageLocationStore, toPageLocation } from './platform/navigation/page-location.ts';
import { documentScripts } from './platform/start/document-scripts.ts';
import { Root } from './root.tsx';
import { LaterFacts } from './routes/lazy/later-facts.ts';
import { LaterOrder } from './routes/lazy/later-order.ts';
import { LaterRecap } from './routes/lazy/later-recap.ts';
import { askedProduct } from './screens/asked-product.ts';
import { findScreen } from './screens/find-screen.ts';
import { orderPath } from './screens/screens.ts';
import { PreviewStrip } from './shell/banners/preview-strip.tsx';
import { Document } from './shell/document.tsx';
import { LaterFooter } from './shell/later-footer.ts';
import { SearchData, SearchHead } from './shell/search/search-head.tsx';
import { WrittenOrder } from './state/live/written-order.ts';
import { WrittenText } from './state/page/page-text.ts';
import { ShopProvider } from './state/shop/shop-context.tsx';

export { iconDrawings } from '@comptoir/ui';
export { readCatalogue } from './state/shop/read-catalogue.ts';

/** The server's navigation. Its functions have no effect, because a server render has no history. */
function standAt(url: URL): Navigation {
  const stay = () => undefined;
  const stages = { cover: () => stay, show: stay, listen: () => stay };
  return {
    locations: createPageLocationStore(toPageLocation(url, 'first')),
    go: stay,
    leaveFor: stay,
    prefetch: stay,
    stages,
  };
}

function writtenText({ url, site, islands }: PageRequest) {
  const island = islands[findScreen(url, { site }).screen?.path ?? ''];
  return island ? { ...island, html: linksUnderPrefix(pathPrefix(url.pathname), island.html) } : null;
}

/** The page is not streamed, because React would move streamed content with inline scripts. */
async function renderRoot(request: PageRequest, hasFailed: boolean): Promise<{ html: string; hasFailed: boolean }> {
  const { site, catalogue } = request;
  let isBroken = hasFailed;
  const stream = await renderToReadableStream(
    <WrittenText value={writtenText(request)}>
      <WrittenOrder value={request.order ?? 'missing'}>
        <Root data={{ site, catalogue }} navigation={standAt(request.url)} hasFailed={hasFailed} />
      </WrittenOrder>
    </WrittenText>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        isBroken = true;
        console.error('A page failed to render', error);
      },
    },
  );
  await stream.allReady;
  return { html: await new Response(stream).text(), hasFailed: isBroken };
}

/** React writes titles, links and image preloads to the start of its HTML. They are moved to the head. */
const headPart = /^(?:<(?:link|meta) [^>]*>|<title>[^<]*<\/title>)*/;

function statusOf({ url, site, catalogue, order = 'missing' }: PageRequest): number {
  const { screen, refusal } = findScreen(url, { site, settings: catalogue.settings });
  if (screen?.path === orderPath && order === 'missing') return 404;
  return screen ? (refusal?.status ?? 200) : 404;
}

const forSearch = (part: ReactNode) => (
  <AddedMessages add={{ item: itemMessages, search: searchMessages }}>{part}</AddedMessages>
);

/** Renders a full document. Pages are cached, so they contain no nonce: the CSP allows their inline scripts by hash. */
export async function renderPage(request: PageRequest): Promise<{ status: number; html: string; scripts: string[] }> {
  const { url, site, catalogue, buildId, theme, preview, filesOf, stylesOf } = request;
  const { screen, refusal } = findScreen(url, { site, settings: catalogue.settings });
  const product = screen?.path === '/menu' ? askedProduct(url.search) : null;
  await Promise.all([
    screen && loadScreen(screen),
    LaterFooter.load(),
    LaterFacts.load(),
    LaterOrder.load(),
    LaterRecap.load(),
  ]);
  const page = await renderRoot(request, false).catch(() => renderRoot(request, true));
  const [head = ''] = headPart.exec(page.html) ?? [];
  const files = filesOf(screen?.module ?? null);
  const scripts = {
    ...documentScripts({ files, offersPush: screen?.path === orderPath }),
    oldBrowser: oldBrowserText,
  };
  const searched = { screen: refusal ? null : screen, product, site, catalogue };
  const write = (part: ReactNode) =>
    renderToStaticMarkup(
      <ShopProvider site={site} rendered={catalogue}>
        <MessagesProvider currency={site.currency} timeZone={site.timeZone} words={site.words}>
          {part}
        </MessagesProvider>
      </ShopProvider>,
    );
  const strip = preview && <PreviewStrip {...preview} />;
  const markup = write(
    <Document
      buildId={buildId}
      theme={theme}
      scripts={scripts}
      styles={stylesOf(write(strip) + page.html)}
      renderedAt={catalogue.renderedAt}
      html={page.html.slice(head.length)}
      strip={strip}
      search={{ head: forSearch(<SearchHead {...searched} />), end: forSearch(<SearchData {...searched} />) }}
    />,
  );
  const html = `<!DOCTYPE html>${markup.replace('</head>', () => `${head}</head>`)}`;
  return { status: page.hasFailed ? 500 : statusOf(request), html, scripts: Object.values(scripts) };
}
