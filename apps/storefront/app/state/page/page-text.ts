import { isObject, linksUnderLanguage, pathLanguage } from '@comptoir/contract';
import { createContext, useContext } from 'react';
import { LoadFailure } from '../../platform/navigation/is-load-failure.ts';
import { usePlace } from '../../platform/navigation/navigation.ts';
import { readIsland } from '../../platform/read-island.ts';
import { useBuildNews } from '../version/build-news.ts';

/** A text of which no script holds a word. */
interface PageText {
  /** Names it, and what is in it; empty: only the server knows. */
  key: string;
  html: string;
}

/** The text of the page that the server writes. */
export const WrittenText = createContext<PageText | null>(null);

/** What has not come by then is asked for with the whole page. */
const patienceMilliseconds = 4_000;

const loading = new Map<string, Promise<void>>();
/** By the path of the page. */
const known = new Map<string, string>();

async function readJson(address: string): Promise<Record<string, unknown>> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(patienceMilliseconds) });
  const value: unknown = answer.ok ? await answer.json() : null;
  if (!isObject(value)) throw new Error(`${address} is not there`);
  return value;
}

async function read(path: string): Promise<void> {
  const { data } = await readJson(`${path}/_payload.json`);
  const { html } = await readJson(`/__nuxt_island/${isObject(data) ? data.island : ''}.json`);
  if (typeof html !== 'string') throw new Error(`${path} has no text`);
  // Under a language its links stay there (RTE-24).
  known.set(path, linksUnderLanguage(pathLanguage(path), html));
}

/**
 * Fetches the text of a page on the way there, once (PLT-06, PLT-10): its payload names the island that holds it. Null: it is here.
 *
 * @throws LoadFailure where it can't be had: the page is then loaded whole, by the server, which writes the text into it.
 */
export function prepareText(path: string): Promise<void> | null {
  if (known.has(path)) return null;
  const { prerendered } = useBuildNews.getState();
  const isGone = prerendered?.includes(path) === false;
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

/** The text of the page that is shown. */
export function usePageText(): PageText {
  const path = usePlace(({ pathname }) => pathname);
  return useContext(WrittenText) ?? { key: '', html: textAt(path) };
}
