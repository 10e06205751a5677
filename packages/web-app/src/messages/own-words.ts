import { createContext } from 'react';

export type OwnWords = Readonly<Partial<Record<string, string>>>;

export const OwnWordsContext = createContext<OwnWords>({});

export function withOwnWords<T extends Record<string, object | undefined>>(tables: T, words: OwnWords): T {
  let said = tables;
  for (const [id, sentence] of Object.entries(words)) {
    const [table = '', name = ''] = id.split('.');
    if (said[table]) said = { ...said, [table]: { ...said[table], [name]: sentence } };
  }
  return said;
}
