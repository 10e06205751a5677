import { type KitchenRules, type Reception, receptions } from '@comptoir/domain';
import { findValue } from '../public/settings/find-value.ts';
import type { NamedValue } from '../public/settings/settings.ts';
import { readCount, readList, readText } from '../wire/wire-values.ts';

/** What the restaurant says of its kitchen (CFG-26): nobody else is told of it. */
export interface OfficeSettings extends KitchenRules {
  reception: Reception;
  /** So long an order waits for an answer, then it is refused; null: the shop refuses nothing by itself. */
  refuseAfterMinutes: number | null;
  /** Who is written to when nobody answers an order, or no screen is there. */
  alarmMails: string[];
}

const prefix = 'office.';
const mailbox = /^[^\s@,]+@[^\s@,]+$/;

/** Whether a setting is the restaurant's own affair, and left out of what is public. */
export function isOfficeSetting({ name }: NamedValue): boolean {
  return name === 'office' || name.startsWith(prefix);
}

/** Reads what is said of the kitchen; never fails: what is absent or malformed has its default. Apart from the shop's settings, which browsers read. */
export function readOfficeSettings(values: NamedValue[]): OfficeSettings {
  const read = (name: string) => findValue(values, prefix + name);
  const reception = readText(read('reception'));
  return {
    reception: receptions.find((known) => known === reception) ?? 'none',
    preparationMinutes: readCount(read('preparation_minutes')) ?? 15,
    travelMinutes: readCount(read('travel_minutes')) ?? 15,
    refuseAfterMinutes: readPatience(read('refuse_after_minutes')),
    alarmMails: [...new Set(readList(read('alarm_mails')).map(readText))].filter((address) => mailbox.test(address)),
  };
}

/** From five minutes to an hour; only what says so itself is never. */
function readPatience(value: unknown): number | null {
  if (value === null) return null;
  const minutes = readCount(value);
  return minutes !== null && minutes >= 5 && minutes <= 60 ? minutes : 12;
}
