export { answer, type Content, type WebAnswer, type WebRequest } from './answer.ts';
export { encode, type Prepared } from './encode.ts';
export { escapeHtml } from './escape-html.ts';
export { openKeptBuilds } from './kept-builds.ts';
export { negotiate } from './negotiate.ts';
export { type PackedPage, packPage, type RenderedPage } from './pack-page.ts';
export { createPageCache, type PageName } from './page-cache.ts';
export { shellPolicy } from './security-headers.ts';
export { createStaticFiles, type StaticFiles } from './static-files.ts';
