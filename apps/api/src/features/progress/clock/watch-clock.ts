import type { OfficeSettings } from '@comptoir/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { createLoop, type Loop } from '../../../jobs/create-loop.ts';
import { forgetActions } from '../../action/done-action-repository.ts';
import { presumeCash } from '../../order/record/presumed-cash-repository.ts';
import { forgetEnded } from '../../push/push-repository.ts';
import { endUnpaid } from '../../withdrawal/declare/end-unpaid.ts';
import { type AlarmTools, raiseAlarms } from '../alarm/raise-alarms.ts';
import { type PauseTools, pauseUnanswered } from '../pause/pause-unanswered.ts';
import { closeForgotten } from './clock-repository.ts';

interface Tools {
  db: Db;
  now: () => Temporal.ZonedDateTime;
  announce: () => void;
  office: () => OfficeSettings;
}

const everyMs = 60_000;
const alarmsEveryMs = 5_000;
const batch = 200;
/** An order that is this many minutes past its due time is closed automatically (appendix F12). */
const patienceMinutes = 90;
/** Minutes during which an ended order may be reopened. Then its push subscriptions are deleted. */
const pushMinutes = 15;
/** Hours during which a repeated action is recognised (BRD-40). */
const actionHours = 48;

/** Closes old orders and deletes expired data. Several servers may run this at the same time. */
export async function applyClock({ db, now, announce, office }: Tools): Promise<void> {
  const at = now().toInstant();
  const { isCashPresumed } = office();
  const closed = await inBatches(() => db.transaction((tx) => closeOrders(tx, at, isCashPresumed)));
  if (closed > 0) announce();
  await forgetEnded(db, at.subtract({ minutes: pushMinutes }));
  await forgetActions(db, at.subtract({ hours: actionHours }));
}

/** Runs every minute. If the kitchen answers orders by hand, unanswered ones are checked every five seconds. */
export function watchClock(tools: Tools & AlarmTools & PauseTools & { log: FastifyBaseLogger }): Loop {
  const { catalogue, log, office } = tools;
  const clock = createLoop({
    work: async () => {
      await applyClock(tools);
      await raiseAlarms(tools, catalogue.current());
      await pauseUnanswered(tools);
    },
    everyMs,
    log,
    failure: 'the clock could not be applied to the progress of orders',
  });
  const alarms = createLoop({
    work: async () => {
      if (office().reception !== 'manual') return;
      await raiseAlarms(tools, catalogue.current());
      await pauseUnanswered(tools);
    },
    everyMs: alarmsEveryMs,
    log,
    failure: 'unanswered orders could not be seen to',
  });
  return {
    wake: clock.wake,
    drain: clock.drain,
    stop: async () => {
      await Promise.all([clock.stop(), alarms.stop()]);
    },
  };
}

/**
 * Ends a batch of orders that no screen ends. The cash of those that came by mail is presumed to be collected, less
 * what was withdrawn from before (BOK-20). Returns their number.
 */
async function closeOrders(tx: Db, at: Temporal.Instant, isCashPresumed: boolean): Promise<number> {
  const closed = await closeForgotten(tx, {
    dueBefore: at.subtract({ minutes: patienceMinutes }),
    at,
    limit: batch,
  });
  if (!isCashPresumed) return closed.length;
  const mailed = closed.flatMap(({ id, isMailed }) => (isMailed ? [id] : []));
  for (const order of await presumeCash(tx, mailed, at)) await endUnpaid(tx, order, { at, isCollected: true });
  return closed.length;
}

async function inBatches(work: () => Promise<number>): Promise<number> {
  const count = await work();
  return count < batch ? count : count + (await inBatches(work));
}
