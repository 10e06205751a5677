import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import type { AccountKeys } from '../../../secrets/account-keys.ts';
import { hashToken } from '../../../secrets/token.ts';
import { insertLink, type LinkPurpose } from '../record/link-repository.ts';

const minutesOf: Record<LinkPurpose, number> = { owner: 30, invitation: 72 * 60, reset: 30, demo: 24 * 60 };

export async function issueLink(
  tx: Db,
  keys: AccountKeys,
  link: { purpose: LinkPurpose; staffId: number | null; madeBy?: number; at: Temporal.Instant },
): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const token = keys.linkToken(id);
  const expiresAt = link.at.add({ minutes: minutesOf[link.purpose] });
  await insertLink(tx, { ...link, id, tokenHash: hashToken(token), expiresAt });
  return { id, token };
}
