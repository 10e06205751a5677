import type { Rehearsal } from '@comptoir/contract';
import type { Format } from '@comptoir/format';
import type { Say } from '../../../messages/use-message.ts';
import type { Facts } from './fact.ts';

export interface FactWords {
  say: Say;
  format: Format;
  timeZone: string;
  nameOffer: (offerId: number) => string;
}

/** Tells in sentences what a diner would meet. The page shows them, and a comparison compares them. */
export function tellFacts(rehearsal: Rehearsal, words: FactWords): Facts {
  const { say } = words;
  return {
    opening: tellOpening(rehearsal, words),
    asap: [tellAsap(rehearsal, words)],
    menus: rehearsal.menus.map(({ name, isAvailable, isServed }) =>
      say(`rehearsal.menu.${isServed ? 'served' : isAvailable ? 'later' : 'off'}`, { name }),
    ),
    delivery: tellDelivery(rehearsal, words),
    slots: rehearsal.slots.map((slot) => tellSlot(slot, words)),
    offers: rehearsal.offers.map(({ offerId, obstacle }) =>
      say(`rehearsal.offer.${obstacle ?? 'on'}`, { name: words.nameOffer(offerId) }),
    ),
    missing: [
      ...rehearsal.missingItems.map(({ name, reason, until }) =>
        say(`rehearsal.missing.${reason}`, { name, until: sayUntil(until, rehearsal, words) }),
      ),
      ...rehearsal.missingChoices.map(({ itemName, optionName, name, until }) =>
        say('rehearsal.missing.choice', { itemName, optionName, name, until: sayUntil(until, rehearsal, words) }),
      ),
    ],
  };
}

function tellSlot({ value, state }: Rehearsal['slots'][number], { say, format }: FactWords): string {
  const [start = value] = value.split('-');
  return say(`rehearsal.slot.${state}`, { hour: format.clock(start) });
}

function tellOpening({ at, opening }: Rehearsal, words: FactWords): string[] {
  const { say } = words;
  const { isOpen, reason, message, until, opensAt } = opening;
  const told = isOpen
    ? until
      ? say('rehearsal.opening.openUntil', { moment: sayMoment(until, at, words) })
      : say('rehearsal.opening.open')
    : say(`rehearsal.opening.${reason ?? 'hours'}`);
  const next = !isOpen && opensAt ? [say('rehearsal.opening.opens', { moment: sayMoment(opensAt, at, words) })] : [];
  return [told, ...next, ...(message === null ? [] : [say('rehearsal.opening.message', { message })])];
}

function tellAsap({ at, asap }: Rehearsal, words: FactWords): string {
  if (!asap) return words.say('rehearsal.asap.none');
  return words.say('rehearsal.asap.promised', { moment: sayMoment(asap.promisedAt, at, words) });
}

function tellDelivery({ delivery }: Rehearsal, { say, format }: FactWords): string[] {
  if (!delivery) return [];
  const { refusal, zone, feeCents, minimumCents, surchargeCents } = delivery;
  if (refusal) return [say('rehearsal.delivery.refused', { reason: refusal.says })];
  if (feeCents === null) return [say('rehearsal.delivery.nowhere')];
  const below = surchargeCents > 0 ? 'surcharge' : 'minimum';
  return [
    ...(zone === null ? [] : [say('rehearsal.delivery.zone', { zone })]),
    feeCents === 0 ? say('rehearsal.delivery.free') : say('rehearsal.delivery.fee', { fee: format.money(feeCents) }),
    ...(minimumCents > 0
      ? [
          say(`rehearsal.delivery.${below}`, {
            minimum: format.money(minimumCents),
            surcharge: format.money(surchargeCents),
          }),
        ]
      : []),
  ];
}

/** The hour alone on the rehearsed day, else with its day. */
function sayMoment(instant: Temporal.Instant, at: Temporal.Instant, { say, format, timeZone }: FactWords): string {
  const zoned = instant.toZonedDateTimeISO(timeZone);
  const hour = format.hour(zoned);
  const date = zoned.toPlainDate();
  if (date.equals(at.toZonedDateTimeISO(timeZone).toPlainDate())) return hour;
  return say('rehearsal.moment', { day: format.day(date), hour });
}

function sayUntil(until: Temporal.Instant | null, { at }: Rehearsal, words: FactWords): string {
  return until
    ? words.say('rehearsal.missing.until', { moment: sayMoment(until, at, words) })
    : words.say('rehearsal.missing.forGood');
}
