import type { Evening, FoundFault } from '@comptoir/contract';
import { isOfferActiveAt, type Mode, type ServiceSpan, serviceHours } from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import { listAliveSince } from '../board/signs/signs-repository.ts';
import { listedOffers, type Snapshot } from '../catalogue/snapshot.ts';
import { listSlotStates } from '../schedule/list-slot-states.ts';
import { listDevices } from '../staff/record/device-repository.ts';
import { listPeople } from '../staff/record/person-repository.ts';

type Zoned = Temporal.ZonedDateTime;

const modes: readonly Mode[] = ['pickup', 'delivery'];
const seenHours = 24;
const stepMinutes = 15;

/** What a restaurant needs to know before the service, from the published catalogue and its checks (REH-07). */
export async function tellEvening(
  db: Db,
  snapshot: Snapshot,
  { now, found }: { now: Zoned; found: FoundFault[] },
): Promise<Evening> {
  const { settings, menus, office } = snapshot;
  const { exceptions, slotCapacity } = settings.scheduling;
  const date = now.toPlainDate();
  const offered = modes.filter((mode) => mode === 'pickup' || settings.delivery.isActive);
  const hoursOf = (mode: Mode) => serviceHours(menus, { mode, date, timeZone: now.timeZoneId }, exceptions);
  const spans = offered.flatMap(hoursOf);
  const boards = await listBoards(db, now);
  const findings = found.filter(({ severity }) => severity !== 'note');
  const hasBoard = office.reception === 'none' || boards.length > 0;
  return {
    at: now.toInstant(),
    date,
    modes: await Promise.all(
      offered.map(async (mode) => {
        const slots = await listSlotStates(db, snapshot, { mode, date, now });
        const count = (wanted: string) => slots.filter(({ state }) => state === wanted).length;
        const hours = hoursOf(mode).map(({ start, end }) => ({ start: start.toInstant(), end: end.toInstant() }));
        return { mode, hours, freeSlots: count('free'), fullSlots: count('full') };
      }),
    ),
    slotCapacity,
    tomorrow: listExceptions(snapshot, date.add({ days: 1 })),
    offers: listedOffers(snapshot)
      .filter((offer) => spans.some((span) => listSteps(span).some((at) => isOfferActiveAt(offer, at))))
      .map(({ id: offerId, type, percentBp, amountCents, minimumCents }) => ({
        offerId,
        type,
        percentBp,
        amountCents,
        minimumCents,
      })),
    soldOut: listSoldOut(snapshot),
    boards,
    findings,
    hasBoard,
    isReady: findings.length === 0 && hasBoard,
    isMailed: office.isEveningMailed,
  };
}

function listSteps({ start, end }: ServiceSpan): Zoned[] {
  const count = Math.ceil(start.until(end).total('minutes') / stepMinutes);
  return Array.from({ length: count }, (_, step) => start.add({ minutes: step * stepMinutes }));
}

function listExceptions({ settings }: Snapshot, date: Temporal.PlainDate): Evening['tomorrow'] {
  const day = date.toString();
  return settings.scheduling.exceptions
    .filter(({ date: first, until = first }) => first <= day && day <= until)
    .map(({ isClosed, modes: only = [...modes], message = null }) => ({ isClosed, modes: only, message }));
}

/** What is sold out, by its name. A choice of several dishes is named once. */
function listSoldOut({ stockOuts, menus }: Snapshot): Evening['soldOut'] {
  const items = menus.flatMap(({ categories }) => categories.flatMap((category) => category.items));
  const choices = items.flatMap(({ options }) => options.flatMap((group) => group.choices));
  return stockOuts.flatMap(({ kind, id, until }) => {
    const name = (kind === 'item' ? items : choices).find((thing) => thing.id === id)?.name;
    return name === undefined ? [] : [{ name, until }];
  });
}

async function listBoards(db: Db, now: Zoned): Promise<Evening['boards']> {
  const alive = await listAliveSince(db, now.toInstant().subtract({ hours: seenHours }));
  const named = new Map<string, string>();
  for (const { id, name } of await listDevices(db)) named.set(`device:${id}`, name);
  for (const { id, name } of await listPeople(db)) named.set(`person:${id}`, name);
  return alive.flatMap(({ reader, at }) => {
    const name = named.get(reader);
    return name === undefined ? [] : [{ name, seenAt: at }];
  });
}
