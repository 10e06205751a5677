import type { Zone } from '../delivery/zone.ts';
import type { HourSpan } from '../menu/menu.ts';

/** One named value of the settings list, as the wire and the database hold it. */
export interface NamedValue {
  name: string;
  value: unknown;
}

/** How the slots of one mode are cut and shown (specification section 5). */
export interface SlotRules {
  /** True: slots are shown and stored as ranges; false: as their start. */
  showRange: boolean;
  /** How many slots are dropped at the beginning and at the end of the service day; 0: none. */
  removeFirst: number;
  removeLast: number;
  /** A slot starts later than this many minutes from now. */
  minimumMinutes: number;
}

/** A day that does not follow the week: closed, or with other hours. */
export interface ScheduleException {
  /** ISO date, "2026-12-25". */
  date: string;
  isClosed: boolean;
  times: HourSpan[];
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
  payments: {
    isCashActive: boolean;
    isCardActive: boolean;
    isPaypalActive: boolean;
    cardPublicKey: string | null;
    /** Where the card provider's script is; null: the provider's own address. */
    cardScriptUrl: string | null;
  };
  delivery: {
    isActive: boolean;
    calculation: 'zone' | 'distance';
    minimumCents: number;
    flatChargeCents: number;
    /** In `unit`; null: no limit. */
    maxDistance: number | null;
    unit: 'km' | 'mi';
    baseCostCents: number;
    costPerUnitCents: number;
    zones: Zone[];
  };
  scheduling: {
    delivery: SlotRules;
    pickup: SlotRules;
    /** Orders in one slot; null: no limit. */
    slotCapacity: number | null;
    exceptions: ScheduleException[];
  };
}
