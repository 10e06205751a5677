import { type KitchenRules, type PausedTimes, type Reception, receptions } from '@comptoir/domain';
import { findValue } from '../public/settings/find-value.ts';
import type { NamedValue } from '../public/settings/settings.ts';
import { readMailAddress } from '../wire/person/mail-address.ts';
import { readCount, readFlag, readList, readObject, readText } from '../wire/wire-values.ts';
import type { KitchenSettings } from './settings/kitchen-endpoints.ts';

export interface OfficeSettings extends KitchenRules {
  reception: Reception;
  /** False if the restaurant has not chosen how it receives orders; they arrive by mail then. */
  isReceptionChosen: boolean;
  /** The minutes after which an unanswered order is refused; null means never. */
  refuseAfterMinutes: number | null;
  /** From this number of dishes the board shows the kitchen as full; null means no limit (BRD-56). */
  dishesPerQuarter: number | null;
  pause: OfficePause | null;
  alarmMails: string[];
  /** True if the owners get a mail before the first service of a day (REH-07). */
  isEveningMailed: boolean;
}

/** A pause of ordering after consecutive unanswered orders (BRD-51). */
export interface OfficePause extends PausedTimes {
  unanswered: number;
  /** ISO text; null in settings that an earlier version of the shop stored. */
  pausedAt: string | null;
  resumedAt: string | null;
}

const pauseMinutes = 20;

export function pauseEnd({ pausedAt }: OfficePause): Temporal.Instant | null {
  return pausedAt === null ? null : Temporal.Instant.from(pausedAt).add({ minutes: pauseMinutes });
}

export const pauseSetting = 'office.pause';
export const eveningMailSetting = 'office.evening_mail';

const prefix = 'office.';

export function isOfficeSetting({ name }: NamedValue): boolean {
  return name === 'office' || name.startsWith(prefix);
}

/** Reads the kitchen's settings, with defaults for absent and malformed values. Browsers never receive these settings. */
export function readOfficeSettings(values: NamedValue[]): OfficeSettings {
  const read = (name: string) => findValue(values, prefix + name);
  const reception = receptions.find((known) => known === readText(read('reception')));
  return {
    reception: reception ?? 'none',
    isReceptionChosen: reception !== undefined,
    preparationMinutes: readCount(read('preparation_minutes')) ?? 15,
    travelMinutes: readCount(read('travel_minutes')) ?? 15,
    refuseAfterMinutes: readPatience(read('refuse_after_minutes')),
    dishesPerQuarter: readCount(read('dishes_per_quarter')) || null,
    pause: pauseFromSetting(findValue(values, pauseSetting)),
    alarmMails: [...new Set(readList(read('alarm_mails')).flatMap((value) => readMailAddress(readText(value)) ?? []))],
    isEveningMailed: readFlag(findValue(values, eveningMailSetting), false),
  };
}

export function pauseFromSetting(value: unknown): OfficePause | null {
  const { date, start, end, unanswered, paused_at, resumed_at } = readObject(value);
  if (readText(date) === '') return null;
  return {
    date: readText(date),
    start: readText(start),
    end: readText(end),
    unanswered: readCount(unanswered) ?? 0,
    pausedAt: readText(paused_at) || null,
    resumedAt: readText(resumed_at) || null,
  };
}

export function pauseToSetting({ date, start, end, unanswered, pausedAt, resumedAt }: OfficePause) {
  return { date, start, end, unanswered, paused_at: pausedAt, resumed_at: resumedAt };
}

/** The settings that the owner's rules of the kitchen are stored as. */
export function kitchenToSettings(kitchen: KitchenSettings): NamedValue[] {
  return [
    { name: `${prefix}preparation_minutes`, value: kitchen.preparationMinutes },
    { name: `${prefix}travel_minutes`, value: kitchen.travelMinutes },
    { name: `${prefix}refuse_after_minutes`, value: kitchen.refuseAfterMinutes },
    { name: `${prefix}dishes_per_quarter`, value: kitchen.dishesPerQuarter },
    { name: `${prefix}alarm_mails`, value: kitchen.alarmMails },
  ];
}

/** Reads the minutes after which an unanswered order is refused: 5 to 60, default 12; null means never. */
function readPatience(value: unknown): number | null {
  if (value === null) return null;
  const minutes = readCount(value);
  return minutes !== null && minutes >= 5 && minutes <= 60 ? minutes : 12;
}
