import { useState } from 'react';
import { useSending } from './form/use-sending.ts';

/** A list that is read page by page. `next` of a page is what the following page is asked by; null on the last one. */
export function usePages<Page extends { next: unknown }>(first: Page, read: (after: Page['next']) => Promise<Page>) {
  const [pages, setPages] = useState([first]);
  const { isBusy, failure, run } = useSending();
  const next = pages.at(-1)?.next ?? null;
  const readMore = async () => setPages([...pages, await read(next)]);
  return { pages, hasMore: next !== null, isBusy, failure, readMore: () => run(readMore) };
}
