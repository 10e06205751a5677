import { capacityOf, type Kitchen, kitchenSpans, type TimeSpan } from '@comptoir/domain';
import type { Snapshot } from '../catalogue/snapshot.ts';

const kitchens = new WeakMap<Snapshot, Kitchen>();

/** The kitchen whose capacity limits what the shop promises. Null if the restaurant has declared no posts. */
export function kitchenOf(snapshot: Snapshot): Kitchen | null {
  const { office } = snapshot;
  if (office.posts.length === 0) return null;
  const known = kitchens.get(snapshot);
  if (known) return known;
  const kitchen = kitchenWith(snapshot, office.pauses);
  kitchens.set(snapshot, kitchen);
  return kitchen;
}

/** The kitchen of an order that was settled at an instant: pauses that began later do not stop it (PSE-05). */
export function kitchenSettledAt(snapshot: Snapshot, settledAt: Temporal.Instant): Kitchen | null {
  const { pauses } = snapshot.office;
  const known = pauses.filter(({ from }) => from.epochMilliseconds <= settledAt.epochMilliseconds);
  const isSame = known.length === pauses.length || snapshot.office.posts.length === 0;
  return isSame ? kitchenOf(snapshot) : kitchenWith(snapshot, known);
}

/** When the kitchen serves, from yesterday to a month ahead, but in these pauses. */
export function hoursOf(
  { menus, settings, takenAt, timeZone }: Snapshot,
  pauses: Snapshot['office']['pauses'],
): TimeSpan[] {
  const { exceptions } = settings.scheduling;
  return kitchenSpans(menus, takenAt.toZonedDateTimeISO(timeZone), { exceptions, pauses });
}

function kitchenWith(snapshot: Snapshot, pauses: Snapshot['office']['pauses']): Kitchen {
  const { office } = snapshot;
  const spans = hoursOf(snapshot, pauses);
  const posts = office.posts.map((post) => {
    const changed = office.changedWindows.filter((chosen) => chosen.post === post.id);
    return { ...post, capacity: capacityOf(post, spans, changed) };
  });
  return { posts, travelMinutes: office.travelMinutes };
}
