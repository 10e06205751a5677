import type { SiteConfig } from '@comptoir/contract';
import { createContext } from 'react';

/** Sentences that the restaurant says its own way, by their ids. */
export type OwnWords = NonNullable<SiteConfig['words']>;

export const OwnWordsContext = createContext<OwnWords>({});

/** Tables of sentences, with the restaurant's own in the place of ours. */
export function withOwnWords<T extends Record<string, object | undefined>>(tables: T, words: OwnWords): T {
  let said = tables;
  for (const [id, sentence] of Object.entries(words)) {
    const [table = '', name = ''] = id.split('.');
    if (said[table]) said = { ...said, [table]: { ...said[table], [name]: sentence } };
  }
  return said;
}
