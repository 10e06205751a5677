import type { FastifyBaseLogger } from 'fastify';
import { createLoop, type Loop } from '../../jobs/create-loop.ts';
import { insertTasks } from '../../jobs/outbox/outbox-repository.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import type { DeclareTools } from './declare/declare-withdrawal.ts';
import { findLastEnd } from './find-last-end.ts';
import { managerMailTasks } from './mail/withdrawal-mail-tasks.ts';
import { refundDays } from './record/open-withdrawal.ts';
import { remindOf } from './record/withdrawal-repository.ts';

type Tools = Pick<DeclareTools, 'db' | 'now' | 'office' | 'wakeOutbox'>;

const endsEveryMs = 5_000;

/** Tells the catalogue until when an order can be withdrawn from. Each server looks for itself. */
export function watchLastEnd({
  db,
  now,
  catalogue,
  log,
}: Pick<DeclareTools, 'db' | 'now'> & {
  catalogue: Pick<ServedCatalogue, 'tellLastWithdrawalEnd'>;
  log: FastifyBaseLogger;
}): Loop {
  return createLoop({
    work: async () => catalogue.tellLastWithdrawalEnd(await findLastEnd(db, now())),
    everyMs: endsEveryMs,
    log,
    failure: 'the open withdrawals could not be looked at',
  });
}

const everyMs = 60_000;
/** Days before the last day of a refund from which the managers are reminded of it. */
const reminderDays = 3;

/** Reminds the managers once of each declaration that waits for them (LAW-40). Several servers may run this. */
export async function remindManagers({ db, now, office, wakeOutbox }: Tools): Promise<void> {
  const at = now();
  const youngest = at.toPlainDate().subtract({ days: refundDays - reminderDays });
  const before = youngest.add({ days: 1 }).toZonedDateTime(at.timeZoneId).toInstant();
  const count = await db.transaction(async (tx) => {
    const due = await remindOf(tx, before, at.toInstant());
    await insertTasks(
      tx,
      due.flatMap(({ id }) => managerMailTasks(id, 'reminder', office().alarmMails)),
    );
    return due.length;
  });
  if (count > 0) wakeOutbox();
}

export function watchWithdrawals({ log, ...tools }: Tools & { log: FastifyBaseLogger }): Loop {
  return createLoop({
    work: () => remindManagers(tools),
    everyMs,
    log,
    failure: 'the managers could not be reminded of withdrawals',
  });
}
