import type { Session, Settings } from '@comptoir/contract';
import { isAvailableAt, isLeftAt, mostTipCents, parseDate, slotStart } from '@comptoir/domain';
import type { DeliveryForm } from '../../../state/checkout/order-forms.ts';
import { isCardTaken, isPaypalTaken } from '../../../state/checkout/taken-payments.ts';
import { addressText } from '../../../state/location/address-text.ts';
import type { ChosenLocation } from '../../../state/location/chosen-location.ts';
import { isModeChosen } from '../../../state/location/location-store.ts';
import { usablePlaceOf } from '../../../state/location/order-place.ts';
import type { CheckoutContext } from '../machine/model/context.ts';
import { placeOfTime } from './held-place.ts';
import { shownPromise } from './shown-promise.ts';
import { slotsOf } from './slots.ts';
import type { Surroundings } from './surroundings.ts';

/** The chosen place for the address form: an address, or a zone's town (LOC-24). Null if none is chosen. */
export function copiedLocation(location: ChosenLocation, settings: Settings): CheckoutContext['location'] {
  const place = usablePlaceOf(location);
  if (!place) return null;
  const zone = settings.delivery.zones.find(({ name }) => name === place.zone);
  return {
    address: place.address,
    city: place.city || zone?.city || '',
    postalCode: place.postalCode || zone?.postalCode || '',
    country: place.country || 'France',
  };
}

/** The restaurant may accept cash from verified accounts only (PAY-26). */
export function isCashTaken({ payments }: Settings, session: Session | null): boolean {
  return payments.isCashActive && (payments.guestCash.kind !== 'account' || session?.user.isVerified === true);
}

/** True if the form's address must be measured again (CHK-24). Zones by postal code need no measurement. */
function isAddressStale(form: DeliveryForm, location: ChosenLocation, { delivery }: Settings): boolean {
  const answer = location.measured;
  const isMeasured = answer !== null || location.isInvalid;
  if (!isMeasured && delivery.calculation === 'zone' && !delivery.zones.some(({ polygon }) => polygon)) return false;
  if (isMeasured && location.query === addressText(form)) return false;
  const isSame =
    answer !== null &&
    answer.address === form.address.trim() &&
    answer.postalCode === form.postalCode.trim() &&
    answer.city === form.city.trim();
  return !isSame;
}

/** The names of drinks whose sale is forbidden now for a slot, or for the promised time if null (LAW-22). */
export function forbiddenAlcohol(
  { alcohol }: Surroundings['cart'],
  slot: { date: string; time: string } | null,
): string[] {
  return alcohol.obstacleAt(slot)?.kind === 'hours' ? alcohol.names : [];
}

function slotAtOf({ now }: Surroundings['cart'], date: string, time: string): Temporal.ZonedDateTime | null {
  const day = parseDate(date);
  return day && slotStart(day, time, now.timeZoneId);
}

/** The names of dishes that are sold out, not served or forbidden at a slot, each once (CHK-30, STK-03, LAW-22). */
export function unavailableNames(
  { cart, settings }: Pick<Surroundings, 'cart' | 'settings'>,
  date: string,
  time: string,
): string[] {
  const day = parseDate(date);
  const at = slotAtOf(cart, date, time);
  const names = cart.lines.flatMap((line) => {
    const entry = cart.items.get(line.itemId);
    if (!entry) return [];
    const isServed = day && isAvailableAt(entry.menu, cart.mode, day, time, settings.scheduling.exceptions);
    return isServed && (!at || isLeftAt(entry.item, line.options, at)) ? [] : [entry.item.name];
  });
  return [...new Set([...names, ...forbiddenAlcohol(cart, { date, time })])];
}

export function checkoutContext(surroundings: Surroundings): CheckoutContext {
  const { cart, state, location, settings, session, isAdult, wishes, promises } = surroundings;
  const { mode, priced, deliveryIfChosen } = cart;
  return {
    hasLines: cart.lines.length > 0,
    mode,
    isModeChosen: isModeChosen(),
    totalCents: priced.totalCents,
    mostTipCents: mostTipCents(settings.payments.tips, priced.totalCents),
    deliveryQuote: deliveryIfChosen.quote,
    deliverySubtotalCents: deliveryIfChosen.subtotalCents,
    payments: {
      isCashActive: isCashTaken(settings, session),
      isCardActive: isCardTaken(settings),
      isPaypalActive: isPaypalTaken(settings),
    },
    location: copiedLocation(location, settings),
    isAddressStale: isAddressStale(state.delivery, location, settings),
    asap: cart.asap.state,
    unavailableSoon: forbiddenAlcohol(cart, null),
    isAgeMissing: cart.alcohol.names.length > 0 && !isAdult,
    unavailableItems: (date, time) => unavailableNames(surroundings, date, time),
    // A slot that is held may have come too near since (CAP-06).
    isSlotFree: (date, time) =>
      placeOfTime(promises.place, slotAtOf(cart, date, time)) !== null ||
      slotsOf(surroundings, date).some((slot) => slot.value === time && slot.state === 'free'),
    hasPosts: settings.dishPosts.length > 0,
    // The key does not contain the payment method, because an intent is always for a card. It contains the promise, so
    // that a payment is prepared with the time that the button says (PSE-07).
    orderKey: JSON.stringify([
      cart.cartKey,
      state.personal,
      state.company,
      session?.user.id ?? null,
      wishes,
      shownPromise(cart, promises),
    ]),
  };
}
