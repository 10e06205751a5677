import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate } from '../../db/instants.ts';
import { mailboxMails } from '../../db/schema/index.ts';

/** The maximum number of mails to one mailbox (AUT-29). Browsers that have signed in with it have the higher limit. */
const mailboxRules = { perWindow: 3, windowMinutes: 10, perDay: 10, perDayOfStrangers: 7 } as const;

export async function lockAddress(tx: Db, addressKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${addressKey}, 0))`);
}

/** Locks several addresses in a fixed sequence to avoid deadlocks. */
export async function lockAddresses(tx: Db, addressKeys: string[]): Promise<void> {
  for (const addressKey of [...new Set(addressKeys)].sort()) await lockAddress(tx, addressKey);
}

interface AskedMail {
  addressKey: string;
  at: Temporal.Instant;
  /** False for an unknown address. The request counts anyway, so that accounts can't be enumerated (SEC-09). */
  isSent: boolean;
  isKnown: boolean;
  /** True if this transaction created the account; earlier requests for the address sent no mail. */
  isNewAccount?: boolean;
}

/** Counts a mail within the transaction. At the limit, returns false and the mail must not be sent. */
export async function takeMail(tx: Db, mail: AskedMail): Promise<boolean> {
  const { addressKey, at, isSent, isKnown, isNewAccount = false } = mail;
  await lockAddress(tx, addressKey);
  const since = (duration: Temporal.DurationLike) => gt(mailboxMails.at, toDate(at.subtract(duration)));
  const counted = and(eq(mailboxMails.addressKey, addressKey), isNewAccount ? mailboxMails.isSent : undefined);
  const lately = and(counted, since({ minutes: mailboxRules.windowMinutes }));
  if ((await tx.$count(mailboxMails, lately)) >= mailboxRules.perWindow) return false;
  const most = isKnown ? mailboxRules.perDay : mailboxRules.perDayOfStrangers;
  if ((await tx.$count(mailboxMails, and(counted, since({ hours: 24 })))) >= most) return false;
  await tx.insert(mailboxMails).values({ addressKey, at: toDate(at), isSent });
  return true;
}

export async function forgetMails(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(mailboxMails).where(lt(mailboxMails.at, toDate(before)));
}
