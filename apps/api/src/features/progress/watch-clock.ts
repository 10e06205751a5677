import type { OfficeSettings } from '@comptoir/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { createLoop, type Loop } from '../../jobs/create-loop.ts';
import type { ServedCatalogue } from '../catalogue/served-catalogue.ts';
import { makeArrival } from '../order/record/make-arrival.ts';
import { insertArrivals } from '../order/record/progress-repository.ts';
import { closeForgotten, forgetActions, listMissing } from './clock-repository.ts';

interface Tools {
  db: Db;
  now: () => Temporal.ZonedDateTime;
  /** Told that orders came or moved. */
  announce: () => void;
}

const everyMs = 60_000;
/** Rows of one statement: nobody waits long for them. */
const batch = 200;
/** For so long after it was due an order may be closed by whoever made it (appendix F12). */
const patienceMinutes = 90;
/** An order that never came to the kitchen is looked for so long. */
const lookBackHours = 24;
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
  await forgetActions(db, at.subtract({ hours: actionHours }));
}

/** Applies the clock every minute, by the settings as they are then. */
export function watchClock(tools: Tools & { catalogue: ServedCatalogue; log: FastifyBaseLogger }): Loop {
  const { catalogue, log } = tools;
  return createLoop({
    work: () => applyClock(tools, catalogue.current().office),
    everyMs,
    log,
    failure: 'the clock could not be applied to the progress of orders',
  });
}

/** Repeats until there is less than a whole batch to do; resolves with how many there were. */
async function inBatches(work: () => Promise<number>): Promise<number> {
  const count = await work();
  return count < batch ? count : count + (await inBatches(work));
}
