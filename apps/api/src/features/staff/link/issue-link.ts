import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import type { AccountKeys } from '../../../secrets/account-keys.ts';
import { hashToken } from '../../../secrets/token.ts';
import { insertLink, type LinkPurpose } from '../record/link-repository.ts';

/** How long a link may be used: it is sent to be opened now; the demo's stays in a terminal for a day. */
const minutesOf: Record<LinkPurpose, number> = { owner: 30, reset: 30, demo: 24 * 60 };

/** Makes a link, in a transaction. `token` is what stands in it. */
export async function issueLink(
  tx: Db,
  keys: AccountKeys,
  link: { purpose: LinkPurpose; staffId: number | null; at: Temporal.Instant },
): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const token = keys.linkToken(id);
  const expiresAt = link.at.add({ minutes: minutesOf[link.purpose] });
  await insertLink(tx, { ...link, id, tokenHash: hashToken(token), expiresAt });
  return { id, token };
}

/** Where a link leads to. */
export function linkAddress(siteRoot: string, token: string): string {
  return `${siteRoot}/office/entrer/${token}`;
}
