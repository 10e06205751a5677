import { readFileSync } from 'node:fs';
import type { BackupHeader } from '@comptoir/api';
import * as z from 'zod';

/** The version of the backup format. Increment it for a change that older versions can't read. */
const format = 1;

/** The files of a shop's backup. Without a passphrase, `sealed` is missing. */
export const parts = { note: 'shop.json', database: 'database.backup', site: 'site', sealed: 'sealed' } as const;

const schema = z.object({
  format: z.literal(format),
  site: z.string().regex(/^[a-z0-9-]+$/),
  version: z.string(),
  madeAt: z.iso.datetime(),
  orders: z.int().nonnegative(),
  cents: z.int(),
  /** The SHA-256 of every other file in the backup. */
  files: z.record(z.string(), z.string()),
});

export type ShopNote = z.infer<typeof schema>;

export function makeNote(
  { tables, madeAt }: BackupHeader,
  about: Pick<ShopNote, 'site' | 'version' | 'files'>,
): ShopNote {
  const orders = tables.find(({ schema, name }) => schema === 'public' && name === 'orders');
  return { format, ...about, madeAt, orders: orders?.rows ?? 0, cents: orders?.cents.total_cents ?? 0 };
}

export const tellOrders = (orders: number): string =>
  `${orders.toLocaleString('fr-FR')} commande${orders < 2 ? '' : 's'}`;

/** Returns null if the file describes no backup. @throws Error if a later version wrote the file */
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
