import { isObject } from '@comptoir/contract';
import { storedValue } from '@comptoir/web-app/base';
import type { Access } from '../../messages/write-access.ts';
import type { PersonalForm } from './order-forms.ts';
import type { StoredCheckout } from './stored-checkout.ts';
import { storedAccess, storedPersonal, storedText } from './stored-fields.ts';

export interface RememberedPlace {
  /** The key of the place to which the address and the access details belong. */
  placeKey: string;
  address: string;
  access: Access;
}

/** A guest's details, stored for the next order if the guest asks for that. */
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

export function readRememberedDiner(): RememberedDiner | null {
  return stored.read();
}

export function rememberDiner({ personal, placeKey, delivery, access }: Told): void {
  stored.write({ personal, placeKey, address: delivery.address, access });
}

/** Updates stored details if there are any. Empty fields of a new or pickup checkout overwrite nothing. */
export function refreshRememberedDiner(told: Told): void {
  const known = stored.read();
  if (!known || told.personal.email === '') return;
  if (told.delivery.address === '') stored.write({ ...known, personal: told.personal });
  else rememberDiner(told);
}

export function forgetDiner(): void {
  stored.write(null);
}
