import { createHash } from 'node:crypto';
import { canonicalJson, type MoneyContent } from '@comptoir/domain';
import type { BookEntry } from './books-repository.ts';
import { readContent } from './read-content.ts';

interface ColumnFault {
  field: 'amount_cents' | 'taxes' | 'method';
  expected: string;
  found: string;
}

/** The columns of money repeat what the content says, so that the database can sum them. Those of a purged entry repeat nothing. */
export function checkColumns({ content, amountCents, taxes, method }: BookEntry): ColumnFault[] {
  if (content === null) return [];
  const told = readContent<MoneyContent>(content);
  const pairs = [
    ['amount_cents', told.amount, amountCents],
    ['taxes', told.taxes, taxes],
    ['method', told.method, method],
  ] as const;
  return pairs
    .map(([field, expected, found]) => ({
      field,
      expected: canonicalJson(expected ?? null),
      found: canonicalJson(found),
    }))
    .filter(({ expected, found }) => expected !== found);
}

/** SHA-256 of the columns that stay of purged entries and that their hashes don't cover (BOK-28): money and the order's id. */
export function createColumnsDigest() {
  const sha256 = createHash('sha256');
  return {
    add: ({ seq, orderId, amountCents, taxes, method }: BookEntry) => {
      sha256.update(`${canonicalJson({ amount: amountCents, method, order: orderId, seq, taxes })}\n`);
    },
    /** 64 lower-case hexadecimal digits. Nothing is added afterwards. */
    end: (): string => sha256.digest('hex'),
  };
}
