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

/** How long personal data is kept (SEC-17). */
export interface Retention {
  /** An account that nobody uses. */
  accountIdleMonths: number;
  /** A guest's data, after their last order. */
  customerMonths: number;
  /** What an order says of money: the law's ten years, or more. */
  figuresYears: number;
  /** What was told of payments. */
  logMonths: number;
}

/** The typed view of the settings list: the domain's rules, part by part. */
export interface Settings {
  contacts: Contacts;
  payments: PaymentSettings;
  delivery: DeliveryRules;
  scheduling: Scheduling;
  retention: Retention;
}
