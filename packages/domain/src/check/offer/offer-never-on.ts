import { parseClockTime } from '../../calendar/clock-time.ts';
import { isOfferActiveIn } from '../../offer/is-offer-active-at.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';
import type { ServedHours } from '../base/served-hours.ts';
import {
  aboutOffer,
  hasLostTarget,
  type LiveOffer,
  liveOffers,
  menusOf,
  openModesOf,
  targetsOf,
} from './offer-targets.ts';

/** Offers that never hold while one of their dishes is served in the next 30 days (OFE-08). */
export function offerNeverOn(input: CheckInput): Slip[] {
  return liveOffers(input).flatMap((offer): Slip[] => {
    const why = hasLostTarget(offer, input) ? null : reasonOf(offer, input);
    return why ? [aboutOffer(offer, 'activeTimes', { values: {}, why })] : [];
  });
}

function reasonOf(offer: LiveOffer, input: CheckInput): 'targets' | 'off' | 'hours' | null {
  const targets = targetsOf(offer, input);
  if (targets.length === 0) return 'targets';
  const onSale = targets.filter((entry) => input.onSale.includes(entry));
  if (onSale.length === 0) return 'off';
  const modes = openModesOf(offer, input);
  if (modes.length === 0) return null;
  const hours = menusOf(onSale).flatMap((menu) => modes.flatMap((mode) => input.hoursOf(menu, mode)));
  return hours.some((span) => isOnDuring(offer, span)) ? null : 'hours';
}

/** An offer can begin to hold only at the start of one of its periods, or at midnight, which is a start of hours. */
function isOnDuring(offer: LiveOffer, { day, previousDay, from, to }: ServedHours): boolean {
  const starts = offer.activeTimes.map(({ start }) => parseClockTime(start) ?? from);
  return [from, ...starts.filter((minute) => from < minute && minute < to)].some((minute) =>
    isOfferActiveIn(offer, { day, previousDay, minute }),
  );
}
