import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { toDate } from '../../db/instants.ts';
import { mailboxMails } from '../../db/schema/index.ts';

/** What anybody may have sent to a mailbox (AUT-29). A browser that has signed in there before has more of the day: strangers can't use up all of it. */
const mailboxRules = { perWindow: 3, windowMinutes: 10, perDay: 10, perDayOfStrangers: 7 } as const;

/** One at a time for an address, until the end of the transaction: its limits are counted, then changed. */
export async function lockAddress(tx: Db, addressKey: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${addressKey}, 0))`);
}

/** Several addresses, in one order for all: nobody waits for whom they keep waiting. */
export async function lockAddresses(tx: Db, addressKeys: string[]): Promise<void> {
  for (const addressKey of [...new Set(addressKeys)].sort()) await lockAddress(tx, addressKey);
}

/** A mail that somebody asks to have sent. */
interface AskedMail {
  addressKey: string;
  at: Temporal.Instant;
  /** False: the address is nobody's, so that none goes out. It is counted all the same: nobody who asks learns of it (SEC-09). */
  isSent: boolean;
  /** The browser has signed in there before. */
  isKnown: boolean;
  /** The account was made in this transaction: what was asked for before, when the address was nobody's, put nothing into its mailbox. */
  isNewAccount?: boolean;
}

/**
 * Counts a mail for a mailbox, in the transaction that asks for it, whatever became of the accounts that others were for. False: there were
 * too many, and it must not be sent.
 */
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

/** Forgets what counts no more. */
export async function forgetMails(db: Db, before: Temporal.Instant): Promise<void> {
  await db.delete(mailboxMails).where(lt(mailboxMails.at, toDate(before)));
}
