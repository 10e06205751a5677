import { expect, it } from 'vitest';
import { doubtSite } from './doubt-site.ts';

it.each([
  [true, true, 0],
  [true, false, 1],
  [false, false, 0],
])(
  'tells at the start that consumers are shown prices with tax: enabled %s, inclusive %s [CFG-05]',
  (enabled, inclusive, doubts) => {
    expect(doubtSite({ tax: { enabled, inclusive, defaultRate: 10 } })).toHaveLength(doubts);
  },
);
