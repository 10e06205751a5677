import type { KitchenDay } from '@comptoir/contract';
import {
  capacityOf,
  endOfServiceDay,
  type Kitchen,
  planWork,
  startOfServiceDay,
  windowMilliseconds,
  windowOf,
} from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import { hoursOf, kitchenOf } from '../capacity/kitchen-of.ts';
import { readTakenWork } from '../capacity/taken-work-repository.ts';
import type { Snapshot } from '../catalogue/snapshot.ts';

interface Asked {
  date: Temporal.PlainDate;
  now: Temporal.ZonedDateTime;
}

/** The work of a service day by quarters of an hour and posts, planned as the shop's promises need it (CAP-12). */
export async function readKitchenDay(db: Db, snapshot: Snapshot, { date, now }: Asked): Promise<KitchenDay> {
  const kitchen = kitchenOf(snapshot);
  const { delivery } = snapshot.settings;
  const told = { date, isDelivering: delivery.isActive };
  if (!kitchen) return { ...told, posts: [], windows: [] };
  const pieces = await planKitchen(db, kitchen, now.toInstant());
  const isServed = servedWindows(snapshot);
  const { changedWindows } = snapshot.office;
  const windows = windowsOfDay(date, now.timeZoneId).flatMap((window) => {
    const here = pieces.filter((piece) => piece.window === window);
    if (here.length === 0 && !isServed(window)) return [];
    const posts = kitchen.posts.map(({ id, capacity }) => {
      const own = here.filter(({ task }) => task.post === id);
      const sum = (isHeld: boolean) =>
        own.filter(({ task }) => task.isHeld === isHeld).reduce((total, { quarters }) => total + quarters, 0);
      return {
        post: id,
        ordered: sum(false),
        held: sum(true),
        capacity: capacity(window, window + 1),
        isChanged: changedWindows.some((changed) => changed.post === id && changed.window === window),
      };
    });
    return [{ start: Temporal.Instant.fromEpochMilliseconds(window * windowMilliseconds), posts }];
  });
  const posts = kitchen.posts.map(({ id, name, perWindow, isOfDrivers }) => ({ id, name, perWindow, isOfDrivers }));
  return { ...told, posts, windows };
}

async function planKitchen(db: Db, { posts }: Kitchen, now: Temporal.Instant) {
  const { tasks: ordered, holds } = await readTakenWork(db, now);
  const tasks = [
    ...ordered.map((task) => ({ ...task, isHeld: false })),
    ...holds.flatMap((hold) => hold.tasks).map((task) => ({ ...task, isHeld: true })),
  ];
  return posts.flatMap(({ id, capacity }) =>
    planWork(
      tasks.filter(({ post }) => post === id),
      capacity,
    ),
  );
}

/** Tells of a window whether the kitchen serves in it. A pause does not count, because it may end at any time. */
export function servedWindows(snapshot: Snapshot): (window: number) => boolean {
  const served = capacityOf({ perWindow: windowMilliseconds }, hoursOf(snapshot, []));
  return (window) => served(window, window + 1) > 0;
}

function windowsOfDay(date: Temporal.PlainDate, timeZone: string): number[] {
  const first = windowOf(startOfServiceDay(date, timeZone).epochMilliseconds);
  const end = windowOf(endOfServiceDay(date, timeZone).epochMilliseconds);
  return Array.from({ length: end - first }, (_, index) => first + index);
}
