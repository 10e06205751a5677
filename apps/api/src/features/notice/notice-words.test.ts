import type { NoticeKind } from '@comptoir/contract';
import { expect, it } from 'vitest';
import { testSite } from '../../testing/test-site.ts';
import { noticeWords } from './notice-words.ts';
import { pushWords } from './push-words.ts';

const promisedAt = Temporal.Instant.from('2026-11-23T19:45:00+01:00');
const later = promisedAt.add({ minutes: 10 });
const plain = (text: string) => text.replace(/\s/g, ' ');

/** Returns the texts of mail and push for a step of an order that is due at this time. */
function wordsOf(kind: NoticeKind, mode: 'pickup' | 'delivery', dueAt: Temporal.Instant) {
  const order = { number: 1042, mode, promisedAt, paymentMethod: 'cash' as const, lines: [] };
  const standing = { dueAt, reason: null, message: null, trackToken: null, soldOut: [], paidBackCents: 0 };
  const { paragraphs } = noticeWords(kind, order, standing, testSite);
  return [paragraphs.join(' '), pushWords(kind, order, standing, testSite).body].map(plain);
}

it.each([
  [
    'accepted',
    'pickup',
    'Le restaurant l’a acceptée : elle sera prête vers 19 h 55, au lieu de 19 h 45.',
    'Acceptée : elle sera prête vers 19 h 55 (au lieu de 19 h 45)',
  ],
  [
    'accepted',
    'delivery',
    'Le restaurant l’a acceptée : elle arrive chez vous vers 19 h 55, au lieu de 19 h 45.',
    'Acceptée : elle arrive chez vous vers 19 h 55 (au lieu de 19 h 45)',
  ],
  [
    'delayed',
    'pickup',
    'Un peu de retard en cuisine : elle sera prête vers 19 h 55, au lieu de 19 h 45.',
    'Un peu de retard : 19 h 55',
  ],
  [
    'delayed',
    'delivery',
    'Un peu de retard en cuisine : elle arrive chez vous vers 19 h 55, au lieu de 19 h 45.',
    'Un peu de retard : 19 h 55',
  ],
  ['on_the_way', 'delivery', 'Elle arrive chez vous vers 19 h 55.', 'En route : chez vous vers 19 h 55'],
] as const)(
  'says of an order that is %s (%s) when it will be there, not that it is [LIV-15, LIV-16]',
  (kind, mode, mail, push) => {
    expect(wordsOf(kind, mode, later)).toEqual([mail, push]);
  },
);

it('names no new hour if the promised one is kept [LIV-15, LIV-16]', () => {
  expect(wordsOf('accepted', 'delivery', promisedAt)).toEqual([
    'Le restaurant l’a acceptée : elle arrive chez vous vers 19 h 45.',
    'Acceptée : elle arrive chez vous vers 19 h 45',
  ]);
});
