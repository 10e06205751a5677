import type { OfficeSettings } from '@comptoir/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { createLoop, type Loop } from '../../../jobs/create-loop.ts';
import { forgetActions } from '../../action/done-action-repository.ts';
import { makeArrival } from '../../order/record/make-arrival.ts';
import { insertArrivals } from '../../order/record/progress-repository.ts';
import { forgetEnded } from '../../push/push-repository.ts';
import { type AlarmTools, raiseAlarms } from '../alarm/raise-alarms.ts';
import { type PauseTools, pauseUnanswered } from '../pause/pause-unanswered.ts';
import { closeForgotten, listMissing } from './clock-repository.ts';

interface Tools {
  db: Db;
  now: () => Temporal.ZonedDateTime;
  /** Told that orders came or moved. */
  announce: () => void;
}

const everyMs = 60_000;
const alarmsEveryMs = 5_000;
/** Rows of one statement: nobody waits long for them. */
const batch = 200;
/** For so long after it was due an order may be closed by whoever made it (appendix F12). */
const patienceMinutes = 90;
/** An order that never came to the kitchen is looked for so long. */
const lookBackHours = 24;
/** So long after its end an order may be recalled, and its last notices are on their way; then nobody is told of it any more. */
const pushMinutes = 15;
/** For so long an action is the same one when it is sent again (BRD-40). */
const actionHours = 48;

/**
 * Does what the clock does to the progress of orders; by several servers at once too. While servers of an earlier version still take orders
 * beside this one, those come to the kitchen here.
 */
export async function applyClock({ db, now, announce }: Tools, office: OfficeSettings): Promise<void> {
  const at = now().toInstant();
  const arrived = await inBatches(async () => {
    const missing = await listMissing(db, at.subtract({ hours: lookBackHours }), batch);
    const arrivals = missing.map((order) => makeArrival(order, office, order.placedAt));
    await db.transaction((tx) => insertArrivals(tx, arrivals));
    return missing.length;
  });
  const closed = await inBatches(() =>
    closeForgotten(db, { dueBefore: at.subtract({ minutes: patienceMinutes }), at, limit: batch }),
  );
  if (arrived + closed > 0) announce();
  await forgetEnded(db, at.subtract({ minutes: pushMinutes }));
  await forgetActions(db, at.subtract({ hours: actionHours }));
}

/**
 * Applies the clock every minute, by the settings as they are then; where somebody is to answer orders, unanswered ones are seen to much
 * more often.
 */
export function watchClock(tools: Tools & AlarmTools & PauseTools & { log: FastifyBaseLogger }): Loop {
  const { catalogue, log, office } = tools;
  const clock = createLoop({
    work: async () => {
      await applyClock(tools, office());
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

/** Repeats until there is less than a whole batch to do; resolves with how many there were. */
async function inBatches(work: () => Promise<number>): Promise<number> {
  const count = await work();
  return count < batch ? count : count + (await inBatches(work));
}
