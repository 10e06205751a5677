import { type SiteConfig, savedAddressToWire, type User, userToWire } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import { countUserOrders, listUserOrders } from '../../order/record/order-repository.ts';
import { toldOrders } from '../orders/told-orders.ts';
import { listFormerEmails } from '../record/email-change-repository.ts';
import { listSessions } from '../record/session-repository.ts';
import { findUser } from '../record/user-repository.ts';

/** Collects all data of an account (SEC-17, GDPR articles 15 and 20), without passwords and tokens. */
export async function exportAccount(
  { db, site, now }: { db: Db; site: SiteConfig; now: () => Temporal.ZonedDateTime },
  user: User,
) {
  const at = now().toInstant();
  const stored = await findUser(db, user.id);
  const orders = await listUserOrders(db, user.id, { limit: await countUserOrders(db, user.id), offset: 0 });
  const sessions = await listSessions(db, user.id, at);
  return {
    exported_at: at.toString(),
    user: userToWire(user),
    created_at: (stored?.createdAt ?? at).toString(),
    sessions: sessions.map(({ createdAt, lastUsedAt, expiresAt }) => ({
      created_at: createdAt.toString(),
      last_used_at: lastUsedAt.toString(),
      expires_at: expiresAt.toString(),
    })),
    former_emails: await listFormerEmails(db, user.id, at),
    addresses: (stored?.addresses ?? []).map(savedAddressToWire),
    orders: await toldOrders(db, orders, site.timeZone),
  };
}
