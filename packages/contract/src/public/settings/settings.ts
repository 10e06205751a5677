import type { DeliveryRules, PaymentSettings, Scheduling } from '@comptoir/domain';

/** One named value of the settings list, as the wire and the database hold it. */
export interface NamedValue {
  name: string;
  value: unknown;
}

/** How the restaurant is found and reached. Empty texts: not said. */
export interface Contacts {
  name: string;
  address: string;
  phone: string;
  email: string;
  latitude: number | null;
  longitude: number | null;
  socialLinks: { name: string; url: string }[];
}

/** The typed view of the settings list: the domain's rules, part by part. */
export interface Settings {
  contacts: Contacts;
  payments: PaymentSettings;
  delivery: DeliveryRules;
  scheduling: Scheduling;
}
