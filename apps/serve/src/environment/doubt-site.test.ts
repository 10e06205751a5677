import { expect, it } from 'vitest';
import { doubtSite } from './doubt-site.ts';

const tax = { enabled: true, inclusive: true, defaultRate: 10 };
const logo = { before: 'Lève', after: 'tard', mark: null };

it.each([
  [true, true, 0],
  [true, false, 1],
  [false, false, 0],
])(
  'tells at the start that consumers are shown prices with tax: enabled %s, inclusive %s [CFG-05]',
  (enabled, inclusive, doubts) => {
    expect(doubtSite({ tax: { enabled, inclusive, defaultRate: 10 }, logo })).toHaveLength(doubts);
  },
);

it.each([
  ['La Crêperie', 'Celte', 0],
  ['Gourmandises', 'Clermontoise', 1],
  ['Anticonstitutionnellemen', '', 1],
])('tells at the start that %s%s is too long for the header of a small phone [SHL-17]', (before, after, doubts) => {
  expect(doubtSite({ tax, logo: { ...logo, before, after } })).toHaveLength(doubts);
});
