import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chainedText, firstText } from './book-entry.ts';
import { canonicalJson } from './canonical-json.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const written = (hash: string) => hash.replaceAll(' ', '');

describe('the chain of the books', () => {
  // Appendix L-F8, with the blanks that make hashes readable.
  const first = written('b53636ed e0d93113 275fbc77 969ff2bb 2d471162 a1c8e875 45fa0205 af63d837');
  const payment = {
    till: 'web',
    taxes: [{ vat: 223, rate: 1000, net: 2227, gross: 2450 }],
    number: 2002,
    method: 'cash',
    channel: 'public',
    amount: 2450,
  };
  const refund = {
    number: 2001,
    amount: 1600,
    channel: 'public',
    method: 'card',
    reason: 'withdrawal',
    taxes: [{ gross: 1600, net: 1333, rate: 2000, vat: 267 }],
  };

  test('starts with the name of the restaurant (BOK-04)', () => {
    expect(sha256(firstText('leve-tard'))).toBe(first);
    expect(sha256(firstText('leve-tot'))).not.toBe(first);
  });

  test('joins each entry to the one before it (BOK-03, BOK-04)', () => {
    const contentHash = sha256(canonicalJson(payment));
    expect(contentHash).toBe(written('1e7a6c59 1aba1f55 02ed4b1c 4ab503be d8adc464 3b431cd7 6f6f30cd fe86e6c8'));
    const one = sha256(
      chainedText(first, {
        seq: 1,
        kind: 'payment',
        serviceDay: Temporal.PlainDate.from('2026-12-31'),
        at: Temporal.Instant.from('2027-01-01T00:40:12+01:00'),
        contentHash,
      }),
    );
    expect(one).toBe(written('2c6972ae 36368ad4 7d9e9f4e f68c0dc8 403cd5b5 38e46002 19fe6729 05c57bb3'));
    const two = sha256(
      chainedText(one, {
        seq: 2,
        kind: 'refund',
        serviceDay: Temporal.PlainDate.from('2027-01-01'),
        at: Temporal.Instant.from('2027-01-02T02:00:00Z'),
        contentHash: sha256(canonicalJson(refund)),
      }),
    );
    expect(two).toBe(written('d9a46c50 550d6309 39e7960c c7536af1 ffa704e8 5c5f02e2 878ccf7e 7e016221'));
  });
});

describe('canonicalJson', () => {
  test('sorts keys by UTF-16 units and keeps texts as they are (BOK-03)', () => {
    expect(canonicalJson({ é: 1, z: [], Z: null, '\ud83c\udf55': 'œuf\n"\u0007', ﬀ: true, none: undefined })).toBe(
      '{"Z":null,"z":[],"é":1,"🍕":"œuf\\n\\"\\u0007","ﬀ":true}',
    );
  });
});
