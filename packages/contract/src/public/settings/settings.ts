import type { DeliveryRules, PaymentSettings, Scheduling } from '@comptoir/domain';

/** A setting as the wire and the database hold it. */
export interface NamedValue {
  name: string;
  value: unknown;
}

/** Empty texts: unknown. */
export interface Contacts {
  name: string;
  address: string;
  phone: string;
  email: string;
  latitude: number | null;
  longitude: number | null;
  socialLinks: { name: string; url: string }[];
}

export interface Retention {
  /** Of an unused account. */
  accountIdleMonths: number;
  /** Of a guest, after their last order. */
  customerMonths: number;
  /** Of an order's amounts: the law's ten years, or more. */
  figuresYears: number;
  logMonths: number;
}

export interface Settings {
  contacts: Contacts;
  payments: PaymentSettings;
  delivery: DeliveryRules;
  scheduling: Scheduling;
  retention: Retention;
}
