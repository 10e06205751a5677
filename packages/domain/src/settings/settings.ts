import type { DeliveryRules } from '../delivery/delivery-rules.ts';
import type { PaymentSettings } from '../order/payment-method.ts';
import type { Scheduling } from '../schedule/scheduling.ts';

/** One named value of the settings list, as the wire and the database hold it. */
export interface NamedValue {
  name: string;
  value: unknown;
}

/** The typed view of the settings list. Absent values have the defaults of requirement CFG-23. */
export interface Settings {
  contacts: {
    name: string;
    address: string;
    phone: string;
    email: string;
    latitude: number | null;
    longitude: number | null;
    socialLinks: { name: string; url: string }[];
  };
  payments: PaymentSettings;
  delivery: DeliveryRules;
  scheduling: Scheduling;
}
