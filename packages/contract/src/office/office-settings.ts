import { type KitchenRules, type PausedTimes, type Reception, receptions } from '@comptoir/domain';
import { findValue } from '../public/settings/find-value.ts';
import type { NamedValue } from '../public/settings/settings.ts';
import { readMailAddress } from '../wire/person/mail-address.ts';
import { readCount, readList, readObject, readText } from '../wire/wire-values.ts';

/** What the restaurant says of its kitchen (CFG-26): nobody else is told of it. */
export interface OfficeSettings extends KitchenRules {
  reception: Reception;
  /** Somebody said so; false: nobody did, and orders come by mail. */
  isReceptionChosen: boolean;
  /** So long an order waits for an answer, then it is refused; null: the shop refuses nothing by itself. */
  refuseAfterMinutes: number | null;
  /** How many dishes the kitchen makes in a quarter of an hour: from there on its board says that it is full; null: it says no limit (BRD-56). */
  dishesPerQuarter: number | null;
  /** The last pause that the shop made since nobody answered; null: it never did. */
  pause: OfficePause | null;
  /** Who is written to when nobody answers an order, or no screen is there. */
  alarmMails: string[];
}

/** No orders are taken for a service, since that many in a row were left without an answer (BRD-51). */
export interface OfficePause extends PausedTimes {
  unanswered: number;
  /** Since when, ISO; null: a version that did not note it made the pause. */
  pausedAt: string | null;
  /** When it was ended, ISO; null: it was not. */
  resumedAt: string | null;
}

/** So long a pause lasts while a board is there (BRD-51). */
const pauseMinutes = 20;

/** When a pause ends by itself, if a board is there then; null: with its service. */
export function pauseEnd({ pausedAt }: OfficePause): Temporal.Instant | null {
  return pausedAt === null ? null : Temporal.Instant.from(pausedAt).add({ minutes: pauseMinutes });
}

/** Where the restaurant's own settings keep it. */
export const pauseSetting = 'office.pause';

const prefix = 'office.';

/** Whether a setting is the restaurant's own affair, and left out of what is public. */
export function isOfficeSetting({ name }: NamedValue): boolean {
  return name === 'office' || name.startsWith(prefix);
}

/** Reads what is said of the kitchen; never fails: what is absent or malformed has its default. Apart from the shop's settings, which browsers read. */
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
  };
}

/** Reads what the settings keep of a pause; null: nothing. */
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

/** As the settings keep it. */
export function pauseToSetting({ date, start, end, unanswered, pausedAt, resumedAt }: OfficePause) {
  return { date, start, end, unanswered, paused_at: pausedAt, resumed_at: resumedAt };
}

/** From five minutes to an hour; only what says so itself is never. */
function readPatience(value: unknown): number | null {
  if (value === null) return null;
  const minutes = readCount(value);
  return minutes !== null && minutes >= 5 && minutes <= 60 ? minutes : 12;
}
