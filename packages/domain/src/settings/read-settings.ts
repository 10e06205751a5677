import { findValue, toCents, toCount, toFlag, toNumber, toRecords, toText } from './named-values.ts';
import { readExceptions, readSlotRules } from './read-scheduling.ts';
import { readZones } from './read-zones.ts';
import type { NamedValue, Settings } from './settings.ts';

/** An http(s) address; null when it is none: it becomes the source of a script. */
function toWebAddress(value: unknown): string | null {
  const text = toText(value);
  return /^https?:\/\//i.test(text) ? text : null;
}

/** Reads the settings list into its typed view; never fails: what is absent or malformed has its default (CFG-18 to 23). */
export function readSettings(values: NamedValue[]): Settings {
  const contact = (name: string) => findValue(values, `contacts.${name}`);
  const payment = (name: string) => findValue(values, `payments.${name}`);
  // The specification abbreviates these names after the first, so the bare ones are read too (CFG-21).
  const delivery = (name: string) => findValue(values, `features.delivery.${name}`) ?? findValue(values, name);
  const maxDistance = toNumber(delivery('max_distance'));
  const capacity = toCount(findValue(values, 'scheduling.slot_capacity'));

  return {
    contacts: {
      name: toText(contact('name')),
      address: toText(contact('address')),
      phone: toText(contact('phone')),
      email: toText(contact('email')),
      latitude: toNumber(contact('latitude')),
      longitude: toNumber(contact('longitude')),
      socialLinks: toRecords(contact('social_links'))
        .map(({ name, url }) => ({ name: toText(name), url: toText(url) }))
        .filter(({ url }) => /^https?:\/\//i.test(url)),
    },
    payments: {
      isCashActive: toFlag(payment('cod.active'), true),
      isCardActive: toFlag(payment('stripe.active'), false),
      isPaypalActive: toFlag(payment('paypal.active'), false),
      cardPublicKey: toText(payment('stripe.public_key')) || null,
      cardScriptUrl: toWebAddress(payment('stripe.script_url')),
    },
    delivery: {
      isActive: toFlag(findValue(values, 'features.delivery.active'), false),
      calculation: delivery('calculation_type') === 'zone' ? 'zone' : 'distance',
      minimumCents: toCents(delivery('minimum_order')),
      flatChargeCents: toCents(delivery('flat_charge')),
      maxDistance: maxDistance !== null && maxDistance > 0 ? maxDistance : null,
      unit: delivery('unit') === 'mi' ? 'mi' : 'km',
      baseCostCents: toCents(delivery('base_cost')),
      costPerUnitCents: toCents(delivery('cost_per_unit')),
      zones: readZones(delivery('zones')),
    },
    scheduling: {
      delivery: readSlotRules(values, ''),
      pickup: readSlotRules(values, 'pickup_'),
      slotCapacity: capacity !== null && capacity > 0 ? capacity : null,
      exceptions: readExceptions(findValue(values, 'scheduling.exceptions')),
    },
  };
}
