import { type Caller, previewPath, previewTokenOf, type SiteConfig } from '@comptoir/contract';
import { type Content, encode, type PackedPage } from '@comptoir/web-host';
import { findRedirect } from '../app/screens/find-redirect.ts';
import type { RenderOrder } from './rendering/messages.ts';
import { expiredPreviewPage } from './rendering/plain-error-page.ts';

interface Options {
  site: SiteConfig;
  caller: Pick<Caller, 'preview'>;
  render: (order: Pick<RenderOrder, 'path' | 'preview' | 'now'>) => Promise<PackedPage>;
}

const html = 'text/html; charset=utf-8';

/** The pages of previews. Each request renders its page, and nothing keeps it (REH-03). */
export function createPreviewPages({ site, caller, render }: Options): { find: (url: URL) => Promise<Content | null> } {
  return {
    /** Returns null if the path is not a preview's. */
    find: async (url) => {
      const token = previewTokenOf(url.pathname);
      if (token === null) return null;
      const found = await caller.preview(token).catch(() => null);
      if (!found) return { status: 404, type: html, text: expiredPreviewPage(site), isPreview: true };
      const rule = findRedirect(site, url);
      if (rule) return { status: rule.status, headers: { location: rule.location }, isPreview: true };
      const isData = url.pathname === `${previewPath(token)}/data.json`;
      const { status, bytes, digest, scriptHashes } = await render({
        path: isData ? null : url.pathname + url.search,
        preview: { token, isDraft: found.isDraft },
        now: found.now.epochMilliseconds,
      });
      const prepared = encode(Buffer.from(bytes), { isCompressible: true, digest });
      if (!isData) return { status, type: html, prepared, scriptHashes, isPreview: true };
      const headers = { 'access-control-allow-origin': '*' };
      return { status, type: 'application/json; charset=utf-8', prepared, headers, isPreview: true };
    },
  };
}
