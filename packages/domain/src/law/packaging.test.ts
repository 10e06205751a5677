import { describe, expect, it } from 'vitest';
import { keepOffered, offeredWishes, packingNotesOf } from './packaging.ts';

const usual = { hasCutlery: true, takesOwnContainers: true };
const none = { hasCutlery: false, takesOwnContainers: false };

describe('the wishes of an order', () => {
  it('are cutlery with both modes and own containers at pickup, as far as the restaurant offers them [LAW-47, LAW-48]', () => {
    expect(offeredWishes(usual, true)).toEqual(['cutlery', 'ownContainers']);
    expect(offeredWishes(usual, false)).toEqual(['cutlery']);
    expect(offeredWishes({ ...usual, hasCutlery: false }, true)).toEqual(['ownContainers']);
    expect(offeredWishes(none, true)).toEqual([]);
  });

  it('lose those that the order can’t have [LAW-48]', () => {
    const both = { cutlery: true, ownContainers: true } as const;
    expect(keepOffered(both, ['cutlery'])).toEqual({ cutlery: true });
    expect(keepOffered({}, ['cutlery', 'ownContainers'])).toEqual({});
  });
});

it('the kitchen is told of cutlery yes or no, and of own containers [LAW-50]', () => {
  expect(packingNotesOf({}, usual)).toEqual(['noCutlery']);
  expect(packingNotesOf({ cutlery: true, ownContainers: true }, usual)).toEqual(['cutlery', 'ownContainers']);
});

it('the kitchen is told nothing of cutlery that it never gives, but of what an earlier order asked for [LAW-50]', () => {
  expect(packingNotesOf({}, none)).toEqual([]);
  expect(packingNotesOf({ cutlery: true }, none)).toEqual(['cutlery']);
});
