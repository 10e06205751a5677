import type { Settings } from '@comptoir/contract';
import type { Db } from '../../../db/database.ts';
import { insertTasks } from '../../../jobs/outbox/outbox-repository.ts';
import { forgetMails } from '../../mailbox/mailbox-repository.ts';
import { forgetGuestOrders } from '../../order/place/guest-cash-repository.ts';
import { forgetAskers } from '../../print/print-queue-repository.ts';
import { forgetCodes } from '../code/code-repository.ts';
import { codeRules } from '../code/code-rules.ts';
import { cardCustomerTask } from '../forget/card-customer.ts';
import { forgetAccount } from '../forget/forget-account.ts';
import { type ForgottenOrder, forgetOrders, holdUnderWay } from '../forget/forget-repository.ts';
import { accountMailTask } from '../record/account-mail-tasks.ts';
import { forgetChanges } from '../record/email-change-repository.ts';
import { forgetSessions } from '../record/session-repository.ts';
import { warningDays } from '../record/warning-days.ts';
import {
  forgetAudit,
  forgetLogs,
  forgetPeers,
  giveUpMails,
  listAbandoned,
  listOldCustomers,
  listOldOrders,
  markWarned,
} from './retention-repository.ts';

/** The number of orders in one transaction, small enough not to delay new orders. */
const batch = 200;
/** How long the office's audit is kept (ROL-23). */
const auditMonths = 24;
/** How long is kept who asked for a payment: a bank looks back a year at most (PYX-75). */
const peerMonths = 13;

export interface RetentionReport {
  warned: number;
  accounts: number;
  customers: number;
  logs: number;
}

export interface RetentionTools {
  db: Db;
  /** Retention periods use the restaurant's time zone, because months differ in length. */
  now: () => Temporal.ZonedDateTime;
  retention: Settings['retention'];
  addressKey: (email: string) => string;
}

/** Applies the retention periods of personal data and notes (SEC-17); orders end with the books (BOK-28). Several servers may run this at the same time. */
export async function applyRetention({ db, now, retention, addressKey }: RetentionTools): Promise<RetentionReport> {
  const before = (duration: Temporal.DurationLike) => now().subtract(duration).toInstant();
  const unseenSince = now().subtract({ months: retention.accountIdleMonths });
  const at = now().toInstant();

  const warned = await db.transaction(async (tx) => {
    const ids = await markWarned(tx, { unseenSince: unseenSince.add({ days: warningDays }).toInstant(), at });
    await insertTasks(
      tx,
      ids.map((userId) => accountMailTask({ what: 'idle', userId })),
    );
    return ids.length;
  });
  const abandoned = await listAbandoned(db, {
    unseenSince: unseenSince.toInstant(),
    warnedBefore: before({ days: warningDays }),
  });
  for (const id of abandoned) await forgetAccount({ db, addressKey, at }, id, { unseenSince: unseenSince.toInstant() });

  const guests = { orderedBefore: before({ months: retention.customerMonths }), at };
  const old = before({ years: retention.figuresYears });
  const forget = (list: ListOrders) => inBatches(() => forgetCustomers(db, { list, at, addressKey }));
  const customers =
    (await forget((tx) => listOldCustomers(tx, guests, batch))) +
    // An order whose year was not archived stays (BOK-28), but not whose it was.
    (await forget((tx) => listOldOrders(tx, old, batch)));
  const entries = await forgetAudit(db, before({ months: auditMonths }));
  const logs = entries + (await forgetLogs(db, before({ months: retention.logMonths })));
  await forgetPeers(db, before({ months: peerMonths }));
  await forgetSessions(db, at);
  await forgetCodes(db, before({ days: 1, minutes: 2 * codeRules.validMinutes }));
  await forgetChanges(db, before({ days: 7 }));
  await forgetGuestOrders(db, before({ days: 2 }));
  await forgetAskers(db, before({ days: 30 }));
  await forgetMails(db, before({ days: 2 }));
  await giveUpMails(db);
  return { warned, accounts: abandoned.length, customers, logs };
}

type ListOrders = (tx: Db) => Promise<ForgottenOrder[]>;

interface Forgetting extends Pick<RetentionTools, 'addressKey'> {
  list: ListOrders;
  at: Temporal.Instant;
}

function forgetCustomers(db: Db, { list, at, addressKey }: Forgetting): Promise<number> {
  return db.transaction(async (tx) => {
    const old = await list(tx);
    // The orders are checked again under lock, because the kitchen may have reopened one.
    const underWay = await holdUnderWay(tx, old, at);
    const ended = old.filter(({ id }) => !underWay.has(id));
    const customers = await forgetOrders(tx, ended, addressKey);
    await insertTasks(tx, [...new Set(customers)].map(cardCustomerTask));
    return old.length;
  });
}

async function inBatches(work: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const done = await work();
    total += done;
    if (done < batch) return total;
  }
}
