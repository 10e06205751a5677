import * as z from 'zod/mini';
import { storedValue } from '../../platform/stored-value.ts';
import type { StoredCheckout } from './stored-checkout.ts';

const text = z.string().check(z.maxLength(255));

/** What a guest asked this device to remember for the next order (review D36). */
const schema = z.object({
  personal: z.object({ firstName: text, lastName: text, email: text, phone: text }),
  /** The place that address and way in belong to. */
  placeKey: text,
  address: text,
  access: z.object({ complement: text, floor: text, code: text, intercom: text }),
});

export type RememberedDiner = z.infer<typeof schema>;

const stored = storedValue<RememberedDiner>('local', 'profile', (value) => {
  const result = schema.safeParse(value);
  return result.success ? result.data : null;
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
