import { isObject, linksUnderPrefix, pathPrefix, withoutPreview } from '@comptoir/contract';
import { createContext, useContext } from 'react';
import { LoadFailure } from '../../platform/navigation/is-load-failure.ts';
import { usePageLocation } from '../../platform/navigation/navigation.ts';
import { readIsland } from '../../platform/read-island.ts';
import { useBuildNews } from '../version/build-news.ts';

/** A long text that is in the HTML only, not in the scripts. */
interface PageText {
  /** The key of the text's file. Empty if only the server has the text. */
  key: string;
  html: string;
}

export const WrittenText = createContext<PageText | null>(null);

/** The timeout for a page's text. After a timeout, the browser loads the page as a document. */
const patienceMilliseconds = 4_000;

const loading = new Map<string, Promise<void>>();
const known = new Map<string, string>();

async function readJson(address: string): Promise<Record<string, unknown>> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMilliseconds) });
  const value: unknown = answer.ok ? await answer.json() : null;
  if (!isObject(value)) throw new Error(`${address} is not there`);
  return value;
}

async function read(path: string): Promise<void> {
  const { data } = await readJson(`${withoutPreview(path)}/_payload.json`);
  const { html } = await readJson(`/__nuxt_island/${isObject(data) ? data.island : ''}.json`);
  if (typeof html !== 'string') throw new Error(`${path} has no text`);
  // Links in the text get the page's prefix (RTE-24).
  known.set(path, linksUnderPrefix(pathPrefix(path), html));
}

/** Fetches a page's text once, before the navigation (PLT-06, PLT-10). Null if the text is cached. @throws LoadFailure */
export function prepareText(path: string): Promise<void> | null {
  if (known.has(path)) return null;
  const { prerendered } = useBuildNews.getState();
  const isGone = prerendered?.includes(withoutPreview(path)) === false;
  const underWay =
    loading.get(path) ??
    (isGone ? Promise.reject(new Error(`${path} has no payload`)) : read(path)).catch((error: unknown) => {
      throw new LoadFailure(`${path} has no text here`, { cause: error });
    });
  loading.set(path, underWay);
  const forget = () => loading.delete(path);
  underWay.then(forget, forget);
  return underWay;
}

function textAt(path: string): string {
  const text = known.get(path) ?? readIsland();
  known.set(path, text);
  return text;
}

export function usePageText(): PageText {
  const path = usePageLocation(({ pathname }) => pathname);
  return useContext(WrittenText) ?? { key: '', html: textAt(path) };
}
