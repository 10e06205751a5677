/** What the books tell, one entry each (BOK-01). The database has the same list. */
export const entryKinds = [
  'ticket',
  'payment',
  'unpaid',
  'refund',
  'adopted',
  'test',
  'close',
  'archive',
  'purge',
  'key',
  'clock',
  'restored',
  'release',
  'reclassified',
  'settings',
  'duplicate',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What the hash of an entry covers, besides the entry before it. */
export interface SealedEntry {
  /** The place in the books: 1, 2, 3 …, without a gap. */
  seq: number;
  kind: EntryKind;
  serviceDay: Temporal.PlainDate;
  at: Temporal.Instant;
  /** SHA-256 of the canonical content, 64 lower-case hexadecimal digits. */
  contentHash: string;
}

/** The text whose SHA-256 comes before the first entry of a restaurant's books. */
export const firstText = (siteId: string): string => `comptoir books 1\n${siteId}`;

/** The text whose SHA-256 is the hash of an entry (BOK-04). The hash before it is hexadecimal. */
export function chainedText(hashBefore: string, { seq, kind, serviceDay, at, contentHash }: SealedEntry): string {
  return [hashBefore, seq, kind, serviceDay, writeInstant(at), contentHash].join('\n');
}

/** The text that is signed with the key of the books for the last entry of a batch (BOK-05). */
export const signedText = ({ seq, hash }: { seq: number; hash: string }): string => `comptoir books 1\n${seq}\n${hash}`;

/** An instant of the books: UTC with milliseconds. */
export const writeInstant = (at: Temporal.Instant): string => at.toString({ smallestUnit: 'millisecond' });
