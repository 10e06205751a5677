import {
  type PaymentSettings,
  type PreferredNetwork,
  preferredNetworks,
  quartersPerUnit,
  type TipSettings,
  usualTips,
} from '@comptoir/domain';
import { readAmount, readFlag, readList, readNumber, readObjects, readText } from '../../wire/wire-values.ts';
import { findValue } from './find-value.ts';
import { guestCashFromWire, guestCashSetting } from './guest-cash.ts';
import { readAccessibility } from './read-accessibility.ts';
import { readAlcohol } from './read-alcohol.ts';
import { readDelivery } from './read-delivery.ts';
import { readPackaging } from './read-packaging.ts';
import { readRetention } from './read-retention.ts';
import { readScheduling } from './read-scheduling.ts';
import type { Contacts, DishPost, NamedValue, Settings } from './settings.ts';

/** The shop computes this setting itself: whether it shows where to withdraw (LAW-35). */
export const withdrawalShownSetting = 'withdrawal.shown';

/** The restaurant turns invoices off by it. The shop tells visitors it is on only where it can make them (LAW-56). */
export const companySetting = 'company.active';

export const postsSetting = 'kitchen.posts';
export const deliveryPostSetting = 'kitchen.delivery_post';
export const holdMinutesSetting = 'kitchen.hold_minutes';

/** Reads the settings list, with defaults for absent and malformed settings (CFG-18 to CFG-23). */
export function readSettings(values: NamedValue[]): Settings {
  return {
    contacts: readContacts(values),
    payments: readPayments(values),
    delivery: readDelivery(values),
    scheduling: readScheduling(values),
    accessibility: readAccessibility(values),
    alcohol: readAlcohol(values),
    packaging: readPackaging(values),
    dishPosts: readDishPosts(values),
    withdrawal: { isShown: readFlag(findValue(values, withdrawalShownSetting), false) },
    company: { isOffered: readFlag(findValue(values, companySetting), false) },
    retention: readRetention(values),
  };
}

function readDishPosts(values: NamedValue[]): DishPost[] {
  const drivers = readText(findValue(values, deliveryPostSetting));
  return readObjects(findValue(values, postsSetting))
    .map((post) => ({ id: readText(post.id), ...readMost(post.most) }))
    .filter(({ id }) => id !== drivers);
}

function readMost(value: unknown): Pick<DishPost, 'most'> {
  const units = readNumber(value);
  return units === null ? {} : { most: units * quartersPerUnit };
}

function readContacts(values: NamedValue[]): Contacts {
  const read = (name: string) => findValue(values, `contacts.${name}`);
  return {
    name: readText(read('name')),
    address: readText(read('address')),
    phone: readText(read('phone')),
    email: readText(read('email')),
    latitude: readNumber(read('latitude')),
    longitude: readNumber(read('longitude')),
    socialLinks: readObjects(read('social_links')).flatMap((link) => {
      const url = readWebAddress(link.url);
      return url ? [{ name: readText(link.name), url }] : [];
    }),
  };
}

function readPayments(values: NamedValue[]): PaymentSettings {
  const read = (name: string) => findValue(values, `payments.${name}`);
  return {
    isCashActive: readFlag(read('cod.active'), true),
    guestCash: guestCashFromWire(findValue(values, guestCashSetting)),
    isCardActive: readFlag(read('stripe.active'), false),
    isPaypalActive: readFlag(read('paypal.active'), false),
    cardPublicKey: readText(read('stripe.public_key')) || null,
    cardScriptUrl: readScriptAddress(read('stripe.script_url')),
    preferredNetwork: readPreferredNetwork(read('card.preferred_network')),
    areWalletsActive: readFlag(read('wallets.active'), true),
    isLinkActive: readFlag(read('wallets.link'), false),
    tips: readTips(values),
  };
}

/** Tips are taken only where the owner says to know what the law asks of them (PYX-85). */
function readTips(values: NamedValue[]): TipSettings | null {
  const read = (name: string) => findValue(values, `payments.tips.${name}`);
  if (!readFlag(read('active'), false) || !readFlag(read('duties_read'), false)) return null;
  const maxCents = readAmount(read('max')) ?? usualTips.maxCents;
  const given = readList(read('amounts')).map((amount) => readAmount(amount) ?? 0);
  const known = given.filter((cents) => cents > 0);
  const amountsCents = (known.length > 0 ? known : usualTips.amountsCents).filter((cents) => cents <= maxCents);
  return maxCents > 0 ? { amountsCents, maxCents } : null;
}

/** Absent and unknown values are the default. Null prefers none. */
const readPreferredNetwork = (value: unknown): PreferredNetwork | null =>
  value === null ? null : (preferredNetworks.find((known) => known === value) ?? preferredNetworks[0]);

function readScriptAddress(value: unknown): string | null {
  const text = readText(value);
  return /^\/(?!\/)[\w./-]*$/.test(text) ? text : readWebAddress(text);
}

function readWebAddress(value: unknown): string | null {
  const text = readText(value);
  return /^https?:\/\//i.test(text) ? text : null;
}
