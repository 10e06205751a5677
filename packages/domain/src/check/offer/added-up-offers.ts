import { parseClockTime } from '../../calendar/clock-time.ts';
import { weekdays } from '../../calendar/weekday.ts';
import type { MenuEntry } from '../../menu/index-items.ts';
import { isOfferActiveIn, type WeekMoment } from '../../offer/is-offer-active-at.ts';
import type { CheckInput } from '../base/check-input.ts';
import type { Slip } from '../base/finding.ts';
import { type LiveOffer, liveOffers, targetsOf } from './offer-targets.ts';

const wholeBp = 10_000;
const halfBp = 5_000;

interface Sum {
  offers: LiveOffer[];
  sumBp: number;
}

/** Dishes on which two offers take more than half off together, and second free deliveries, which give nothing (OFE-08). */
export function addedUpOffers(input: CheckInput): Slip[] {
  const offers = liveOffers(input);
  const reducing = offers.filter(({ type }) => type === 'percentage' || type === 'buy_one_get_one');
  const moments = listMoments(reducing);
  const targets = new Map(reducing.map((offer) => [offer, new Set(targetsOf(offer, input))]));
  const byOffers = new Map<string, { entry: MenuEntry; sum: Sum }>();
  for (const entry of input.onSale) {
    const own = reducing.filter((offer) => targets.get(offer)?.has(entry));
    const sum = own.length > 1 ? largestSum(own, moments) : null;
    const key = sum?.offers.map(({ id }) => id).join() ?? '';
    if (sum && !byOffers.has(key)) byOffers.set(key, { entry, sum });
  }
  const sums = [...byOffers.values()].map(
    ({ entry, sum }): Slip => ({
      target: { kind: 'item', id: entry.item.id },
      values: { item: entry.item.name, shareBp: sum.sumBp, offers: sum.offers.map(nameOf) },
      why: 'sum',
    }),
  );
  return [...sums, ...secondDeliveries(offers)];
}

const nameOf = ({ id, code }: LiveOffer) => code ?? String(id);

/** The moments of a week at which the sum of offers can change. */
function listMoments(offers: LiveOffer[]): WeekMoment[] {
  const starts = offers.flatMap(({ activeTimes }) => activeTimes.map(({ start }) => parseClockTime(start) ?? 0));
  const minutes = [...new Set([0, ...starts])];
  return weekdays.flatMap((day, position) =>
    minutes.map((minute) => ({ day, previousDay: weekdays.at(position - 1) ?? day, minute })),
  );
}

/** The offers that take the most off one dish at one moment, of which one may be a coupon; null if that is half of it or less. */
function largestSum(offers: LiveOffer[], moments: WeekMoment[]): Sum | null {
  let best: Sum | null = null;
  for (const moment of moments)
    for (const mode of ['pickup', 'delivery']) {
      const held = offers.filter((offer) => ['both', mode].includes(offer.mode) && isOfferActiveIn(offer, moment));
      for (const coupon of [null, ...held.filter(({ autoApply }) => !autoApply)]) {
        const taken = held.filter((offer) => offer.autoApply || offer === coupon);
        const sum = { offers: taken, sumBp: addUp(taken) };
        if (taken.length > 1 && sum.sumBp > (best?.sumBp ?? halfBp)) best = sum;
      }
    }
  return best;
}

/** Of a pair the free unit is half of the price; percentages then lower the rest (DEC-07). */
function addUp(offers: LiveOffer[]): number {
  const percentBp = Math.min(
    wholeBp,
    offers.reduce((sum, offer) => sum + offer.percentBp, 0),
  );
  const paidBp = offers.some(({ type }) => type === 'buy_one_get_one') ? halfBp : wholeBp;
  return wholeBp - Math.round((paidBp * (wholeBp - percentBp)) / wholeBp);
}

function secondDeliveries(offers: LiveOffer[]): Slip[] {
  const free = offers.filter(({ type, autoApply }) => type === 'free_delivery' && autoApply);
  const isBoth = (one: LiveOffer, other: LiveOffer) =>
    listMoments([one, other]).some((moment) => isOfferActiveIn(one, moment) && isOfferActiveIn(other, moment));
  return free.flatMap((offer, position): Slip[] => {
    const earlier = free.slice(0, position).find((other) => isBoth(offer, other));
    if (!earlier) return [];
    const values = { offers: [nameOf(earlier), nameOf(offer)] };
    return [{ target: { kind: 'offer', id: offer.id }, values, why: 'delivery' }];
  });
}
