import { readFileSync } from 'node:fs';
import type { BackupHeader } from '@comptoir/api';
import * as z from 'zod';

/** The way in which a backup of a whole shop is written; another one that this version can't read gets another number. */
const format = 1;

/** What a backup of a whole shop is made of, by its name in the file; `sealed` is not there where there was no passphrase. */
export const parts = { note: 'shop.json', database: 'database.backup', site: 'site', sealed: 'sealed' } as const;

const schema = z.object({
  format: z.literal(format),
  /** The restaurant's folder, by its name. */
  site: z.string().regex(/^[a-z0-9-]+$/),
  /** Of the shop that wrote it: `1.0.0`. */
  version: z.string(),
  /** The moment of the database that is in it. */
  madeAt: z.iso.datetime(),
  orders: z.int().nonnegative(),
  /** What all orders come to. */
  cents: z.int(),
  /** The SHA-256 of every other file of it. */
  files: z.record(z.string(), z.string()),
});

/** What such a backup says of itself. */
export type ShopNote = z.infer<typeof schema>;

export function makeNote(
  { tables, madeAt }: BackupHeader,
  about: Pick<ShopNote, 'site' | 'version' | 'files'>,
): ShopNote {
  const orders = tables.find(({ schema, name }) => schema === 'public' && name === 'orders');
  return { format, ...about, madeAt, orders: orders?.rows ?? 0, cents: orders?.cents.total_cents ?? 0 };
}

/** « 1 017 commandes » */
export const tellOrders = (orders: number): string =>
  `${orders.toLocaleString('fr-FR')} commande${orders < 2 ? '' : 's'}`;

/** Reads a note. Null: this is none. @throws an Error where a later version wrote it. */
export function readNote(file: string): ShopNote | null {
  const json = parse(file);
  const written = (json as { format?: unknown } | null)?.format;
  if (typeof written === 'number' && written > format)
    throw new Error('Cette sauvegarde est d’une version plus récente de la boutique : installez d’abord celle-là.');
  return schema.safeParse(json).data ?? null;
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
