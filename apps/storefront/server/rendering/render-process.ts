// Pages are rendered in a separate process, because a render would block the server's event loop for too long.
import 'temporal-polyfill/global';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createCaller } from '@comptoir/contract';
import { type PackedPage, packPage } from '@comptoir/web-host';
import { readClientBuild } from './built-files.ts';
import { createCatalogueReader } from './catalogue-reader.ts';
import type { FromRenderer, RendererStart, RenderOrder, ToRenderer } from './messages.ts';
import { noteEtags } from './note-etags.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createPreviewRenderer } from './preview-renderer.ts';

process.once('disconnect', () => process.exit(0));
// Ctrl-C sends SIGINT to the whole process group, but the parent process decides when this process exits.
process.on('SIGINT', () => undefined);

const [start] = (await once(process, 'message')) as [RendererStart];
const { site, theme, islands, buildRoot, buildId, apiRoot, isInProcess } = start;
const tell = (message: FromRenderer) => process.send?.(message);
const early: ToRenderer[] = [];
const keepEarly = (message: ToRenderer) => early.push(message);
process.on('message', keepEarly);

const asked = new Map<number, { resolve: (answer: Response) => void; reject: (error: Error) => void }>();

const fetchByServer: typeof fetch = (input, init) => {
  const request = new Request(input, init);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const id = asked.size === 0 ? 1 : Math.max(...asked.keys()) + 1;
  asked.set(id, { resolve, reject });
  tell({ kind: 'ask', id, url: request.url, headers: [...request.headers] });
  return promise.finally(() => asked.delete(id));
};

const { fetch: fetchNoted, etagOf } = noteEtags(fetchByServer);
const caller = createCaller({ root: apiRoot, fetch: fetchNoted });
const { renderPage, readCatalogue, iconDrawings } = await import(new URL('server/entry.server.js', buildRoot).href);
const { filesOf, styles } = readClientBuild(fileURLToPath(new URL('client/', buildRoot)));
const read = createCatalogueReader({
  readCatalogue,
  icons: iconDrawings,
  site,
  caller,
  ...(isInProcess && { etagOf }),
  keep: (digest, text) => tell({ kind: 'data', digest, text }),
});
const pages = { renderPage, filesOf, styles, buildId, site, theme, islands };
const render = createPageRenderer({ ...pages, read });
const renderPreview = createPreviewRenderer({
  ...pages,
  readCatalogue,
  icons: iconDrawings,
  apiRoot,
  fetch: fetchByServer,
});

let rendering: Promise<void> = Promise.resolve();

async function answer({ path, version, now, order, preview }: RenderOrder): Promise<PackedPage | null> {
  const instant = Temporal.Instant.fromEpochMilliseconds(now);
  if (preview) return packPage(await renderPreview(path, preview, instant));
  if (path !== null) return packPage(await render(path, version, instant, order));
  await read(version, instant);
  return null;
}

function take(message: ToRenderer): void {
  if (message.kind === 'start') return;
  if (message.kind === 'render') {
    rendering = rendering.then(async () => {
      tell({ kind: 'rendered', id: message.id, page: await answer(message) });
    });
    return;
  }
  const { id } = message;
  if (message.kind === 'failure') asked.get(id)?.reject(new Error(message.message));
  else asked.get(id)?.resolve(new Response(message.body, { status: message.status, headers: message.headers }));
}
process.off('message', keepEarly);
process.on('message', take);
for (const message of early) take(message);
