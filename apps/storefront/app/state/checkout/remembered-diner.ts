import { isObject } from '@comptoir/contract';
import { storedValue } from '@comptoir/web-app/base';
import type { Access } from '../../messages/write-access.ts';
import type { PersonalForm } from './order-forms.ts';
import type { StoredCheckout } from './stored-checkout.ts';
import { storedAccess, storedPersonal, storedText } from './stored-fields.ts';

/** Where an order was brought to, to the door. */
export interface RememberedPlace {
  /** The place that address and way in belong to. */
  placeKey: string;
  address: string;
  access: Access;
}

/** The details that a guest asked this device to remember for the next order. */
interface RememberedDiner extends RememberedPlace {
  personal: PersonalForm;
}

const stored = storedValue('local', 'profile', (value): RememberedDiner | null => {
  if (!isObject(value) || !isObject(value.personal)) return null;
  const { personal, placeKey, address, access } = value;
  return {
    personal: storedPersonal(personal),
    placeKey: storedText(placeKey),
    address: storedText(address),
    access: storedAccess(access),
  };
});

type Told = Pick<StoredCheckout, 'personal' | 'placeKey' | 'delivery' | 'access'>;

/** What the device remembers; null: nobody asked it to. */
export function readRememberedDiner(): RememberedDiner | null {
  return stored.read();
}

/** Remembers what the checkout was told, from now on. */
export function rememberDiner({ personal, placeKey, delivery, access }: Told): void {
  stored.write({ personal, placeKey, address: delivery.address, access });
}

/**
 * Keeps what is remembered as it was told last, where something is. What a checkout was not told, since it begins or goes to be
 * picked up, is no news.
 */
export function refreshRememberedDiner(told: Told): void {
  const known = stored.read();
  if (!known || told.personal.email === '') return;
  if (told.delivery.address === '') stored.write({ ...known, personal: told.personal });
  else rememberDiner(told);
}

/** The device forgets who ordered. */
export function forgetDiner(): void {
  stored.write(null);
}
