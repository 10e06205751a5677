import type {
  AccessibilityAudit,
  AlcoholRules,
  DeliveryRules,
  PackagingRules,
  PaymentSettings,
  Scheduling,
} from '@comptoir/domain';

export interface NamedValue {
  name: string;
  value: unknown;
}

/** An empty string means that the value is not known. */
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
  /** Months until an unused account is deleted. */
  accountIdleMonths: number;
  /** Months after a guest's last order until their personal data is deleted. */
  customerMonths: number;
  /** Years for which an order's amounts are stored, at least the ten that the law requires. */
  figuresYears: number;
  logMonths: number;
}

/** What the restaurant declares about the accessibility of its site. */
export interface Accessibility {
  /** The standard that the site is measured by, such as `RGAA 4.1`. */
  standard: string;
  audit: AccessibilityAudit | null;
  /** Known faults, one sentence each. */
  known: string[];
  /** Working days until the restaurant answers a report. */
  contactDays: number;
}

/** A post where dishes are made. */
export interface DishPost {
  id: string;
  /** The most work that one order can have there, in quarters of a unit (CAP-11). Only the public settings tell it. */
  most?: number;
}

export interface Settings {
  contacts: Contacts;
  payments: PaymentSettings;
  delivery: DeliveryRules;
  scheduling: Scheduling;
  accessibility: Accessibility;
  alcohol: AlcoholRules;
  packaging: PackagingRules;
  /** The posts where dishes are made, the usual one first. Without any the shop does not limit what the kitchen makes (CAP-01). */
  dishPosts: DishPost[];
  /** The shop shows where to withdraw from the contract: an article that can be given back is on sale, or was sold (LAW-35). */
  withdrawal: { isShown: boolean };
  /** The restaurant makes invoices for companies (LAW-56). */
  company: { isOffered: boolean };
  retention: Retention;
}
