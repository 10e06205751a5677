import { createCaller, previewPath, previewRoot } from '@comptoir/contract';
import type { RenderedPage } from '@comptoir/web-host';
import { createCatalogueReader } from './catalogue-reader.ts';
import type { PreviewOrder } from './messages.ts';
import { createPageRenderer } from './page-renderer.ts';

type ReaderOptions = Parameters<typeof createCatalogueReader>[0];

type PreviewOptions = Omit<Parameters<typeof createPageRenderer>[0], 'read'> &
  Pick<ReaderOptions, 'readCatalogue' | 'icons'> & { apiRoot: string; fetch: typeof fetch };

/** Renders a preview's page, or the data of its pages, from the API of the preview. Nothing is kept (REH-03). */
export function createPreviewRenderer({ readCatalogue, icons, apiRoot, fetch, ...pages }: PreviewOptions) {
  const below = (root: string, token: string) => root.replace(/\/+$/, '') + previewRoot(token);
  return async (
    path: string | null,
    { token, isDraft }: PreviewOrder,
    now: Temporal.Instant,
  ): Promise<RenderedPage> => {
    const site = { ...pages.site, apiRoot: below(pages.site.apiRoot, token) };
    let data = '';
    const read = createCatalogueReader({
      readCatalogue,
      icons,
      site,
      caller: createCaller({ root: below(apiRoot, token), fetch }),
      keep: (_, text) => {
        data = String(text);
      },
      addressOf: () => `${previewPath(token)}/data.json`,
    });
    if (path !== null) return createPageRenderer({ ...pages, site, read, preview: { isDraft } })(path, '', now);
    await read('', now);
    return { status: 200, html: data, scripts: [], isLasting: false };
  };
}
