import 'temporal-polyfill/global';
import { renderToReadableStream } from 'react-dom/server.edge';
import { type EntryContext, ServerRouter } from 'react-router';

// The server build holds its own instance of this module: the server takes the context's key from here.
export { pageContext } from './page-context.ts';

/** Renders a page whole: pages are cached, and their inline scripts are hashed for the content security policy. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  let statusCode = status;
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
    signal: request.signal,
    onError: (error) => {
      statusCode = 500;
      console.error('A page failed to render', error);
    },
  });
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const isIncomplete = statusCode !== 200 || context.staticHandlerContext.loaderData.root?.hasFailed;
  // Read by the page cache: what was rendered without the catalogue must be rendered again.
  if (isIncomplete) headers.set('Cache-Control', 'no-store');
  return new Response(stream, { status: statusCode, headers });
}
