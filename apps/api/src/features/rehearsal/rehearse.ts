import type { Rehearsal } from '@comptoir/contract';
import { type Asap, asapOf, isServedAt, type Mode, offerObstacle, readyFrom, serviceStateAt } from '@comptoir/domain';
import type { Db } from '../../db/database.ts';
import type { OfferRecord } from '../catalogue/record/catalogue.ts';
import { listedOffers, type Snapshot } from '../catalogue/snapshot.ts';
import { listSlotStates } from '../schedule/list-slot-states.ts';
import { listBadges } from './goods/list-badges.ts';
import { listMissing } from './goods/list-missing.ts';
import { tellOpening } from './tell-opening.ts';

type Zoned = Temporal.ZonedDateTime;

/** What diners of a mode would meet at an instant, without the delivery and the sample cart. */
export async function rehearse(
  db: Db,
  snapshot: Snapshot,
  { mode, now, currencySymbol }: { mode: Mode; now: Zoned; currencySymbol: string },
): Promise<Omit<Rehearsal, 'delivery' | 'cart'>> {
  const { menus, settings } = snapshot;
  const { scheduling } = settings;
  const state = serviceStateAt(menus, mode, now, scheduling);
  const date = now.toPlainDate();
  const ordinary = menus.find(({ isAvailable }) => isAvailable);
  const orderTime = ordinary ? readyFrom([ordinary], mode, now, scheduling.exceptions) : null;
  return {
    at: now.toInstant(),
    mode,
    opening: tellOpening(state, menus),
    asap: tellAsap(state.asap),
    menus: menus.map((menu) => ({
      menuId: menu.id,
      name: menu.name,
      isAvailable: menu.isAvailable,
      isOpen: menu.isOpen,
      isServed: menu.isAvailable && isServedAt(menu, mode, now, scheduling.exceptions),
      asap: menu.isAvailable ? tellAsap(asapOf([menu], mode, now, scheduling)) : null,
    })),
    date,
    slots: await listSlotStates(db, snapshot, { mode, date, now }),
    offers: listedOffers(snapshot).map((offer) => tellOffer(offer, mode, orderTime)),
    badges: listBadges(snapshot, { mode, now, currencySymbol }),
    ...listMissing(snapshot, mode, now),
  };
}

function tellAsap(asap: Asap): Rehearsal['asap'] {
  if (asap.state !== 'promised') return null;
  return { readyFrom: asap.readyFrom.toInstant(), promisedAt: asap.promisedAt.toInstant() };
}

/** The obstacles of an empty cart that are left are those of the mode and the time. */
function tellOffer(offer: OfferRecord, mode: Mode, orderTime: Zoned | null): Rehearsal['offers'][number] {
  const obstacle = offerObstacle(offer, { units: [], subtotalCents: 0, mode, orderTime, couponId: null });
  const { id: offerId, type, percentBp, amountCents, minimumCents } = offer;
  const isOff = obstacle?.kind === 'mode' || obstacle?.kind === 'time';
  return { offerId, type, percentBp, amountCents, minimumCents, obstacle: isOff ? obstacle.kind : null };
}
