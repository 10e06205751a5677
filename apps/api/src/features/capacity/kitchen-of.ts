import { capacityOf, type Kitchen, kitchenSpans } from '@comptoir/domain';
import type { Snapshot } from '../catalogue/snapshot.ts';

const kitchens = new WeakMap<Snapshot, Kitchen>();

/** The kitchen whose capacity limits what the shop promises. Null if the restaurant has declared no posts. */
export function kitchenOf(snapshot: Snapshot): Kitchen | null {
  const { menus, office, settings, takenAt, timeZone } = snapshot;
  if (office.posts.length === 0) return null;
  const known = kitchens.get(snapshot);
  if (known) return known;
  const spans = kitchenSpans(menus, takenAt.toZonedDateTimeISO(timeZone), {
    exceptions: settings.scheduling.exceptions,
    pauses: office.pauses,
  });
  const posts = office.posts.map((post) => ({ ...post, capacity: capacityOf(post, spans) }));
  const kitchen = { posts, travelMinutes: office.travelMinutes };
  kitchens.set(snapshot, kitchen);
  return kitchen;
}
