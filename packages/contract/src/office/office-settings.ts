import {
  type Accounts,
  type ChangedWindow,
  centsToDecimal,
  holdMinutes,
  type KitchenRules,
  type Pause,
  type Post,
  type Printer,
  type Reception,
  receptions,
  type Seller,
  type VatRegime,
  type YearEnd,
} from '@comptoir/domain';
import { findValue } from '../public/settings/find-value.ts';
import { pausesSetting, readModes, windowsSetting } from '../public/settings/read-pauses.ts';
import { deliveryPostSetting, holdMinutesSetting, postsSetting } from '../public/settings/read-settings.ts';
import type { NamedValue } from '../public/settings/settings.ts';
import { readMoment } from '../wire/moment.ts';
import { readMailAddress } from '../wire/person/mail-address.ts';
import { readAmount, readCount, readFlag, readList, readObjects, readText } from '../wire/wire-values.ts';
import { printersFromSetting, printersSetting } from './printers/printer-setting.ts';
import { accountsFromSetting } from './settings/account-setting.ts';
import type { KitchenSettings } from './settings/kitchen-endpoints.ts';
import {
  legalSetting,
  readVatRegime,
  readYearEnd,
  sellerFromSetting,
  vatRegimeSetting,
  yearEndSetting,
} from './settings/legal-setting.ts';
import type { RefundLimits } from './settings/refund-limit-endpoints.ts';
import { windowsFromSetting } from './slots/window-setting.ts';

export interface OfficeSettings extends KitchenRules, RefundLimits {
  reception: Reception;
  /** False if the restaurant has not chosen how it receives orders; they arrive by mail then. */
  isReceptionChosen: boolean;
  /** The minutes after which an unanswered order is refused; null means never. */
  refuseAfterMinutes: number | null;
  /** From this number of dishes the board shows the kitchen as full; null means no limit (BRD-56). */
  dishesPerQuarter: number | null;
  /** The largest number of units left that diners are told (STK-10); null means that they are told none. */
  showLeftFrom: number | null;
  pauses: OfficePause[];
  /** The posts whose capacity limits what the shop promises (CAP-01). Without posts nothing does. */
  posts: Post[];
  /** What the kitchen chose for single quarters of an hour, those of other days included (CAP-12). */
  changedWindows: ChangedWindow[];
  /** How long a place is held for a cart whose diner pays, without renewal (CAP-04). */
  holdMinutes: number;
  /** The printers that the shop prints on by itself (TCK-17). */
  printers: Printer[];
  alarmMails: string[];
  /** The accountant's accounts (REP-09). */
  accounts: Accounts;
  /** What invoices say of the restaurant; null if something of it lacks (LAW-56). */
  seller: Seller | null;
  /** How often the restaurant declares its VAT. Null if it is not known. */
  vatRegime: VatRegime | null;
  /** The last day of the restaurant's year, as `MM-DD` (BOK-12). */
  yearEnds: YearEnd;
  /** True if cash of orders that no screen collects is a sale once they are over (BOK-20). */
  isCashPresumed: boolean;
  /** True if the owners get a mail before the first service of a day (REH-07). */
  isEveningMailed: boolean;
  /** True if a tablet asks who acts, so that its actions have a person's name (ROL-09). */
  asksWho: boolean;
}

/** A pause of ordering with what the office knows of it (PSE-01). */
export interface OfficePause extends Omit<Pause, 'from' | 'until'> {
  id: string;
  from: Temporal.Instant;
  until: Temporal.Instant;
  /** The member of staff or the device that paused; null if the shop itself did, after unanswered orders (BRD-51). */
  by: string | null;
  /** The number of consecutive unanswered orders that paused ordering; null if a member of staff paused. */
  unanswered: number | null;
}

const presumedCashSetting = 'books.presume_cash';
export const eveningMailSetting = 'office.evening_mail';
export const askWhoSetting = 'office.ask_who';

const prefix = 'office.';
const kitchenPrefix = 'kitchen.';

export function isOfficeSetting({ name }: NamedValue): boolean {
  return name === 'office' || [prefix, kitchenPrefix, 'books.'].some((own) => name.startsWith(own));
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
    showLeftFrom: readCount(read('show_left_from')) || null,
    pauses: pausesFromSetting(findValue(values, pausesSetting)),
    posts: readPosts(values),
    refundLimitCents: readAmount(read('refund_limit')) ?? 100_00,
    refundDayLimitCents: readAmount(read('refund_limit_day')) ?? 300_00,
    changedWindows: windowsFromSetting(findValue(values, windowsSetting)),
    holdMinutes: readHoldMinutes(findValue(values, holdMinutesSetting)),
    printers: printersFromSetting(findValue(values, printersSetting)),
    alarmMails: [...new Set(readList(read('alarm_mails')).flatMap((value) => readMailAddress(readText(value)) ?? []))],
    accounts: accountsFromSetting(read('accounts')),
    seller: sellerFromSetting(findValue(values, legalSetting)),
    vatRegime: readVatRegime(findValue(values, vatRegimeSetting)),
    yearEnds: readYearEnd(findValue(values, yearEndSetting)),
    isCashPresumed: readFlag(findValue(values, presumedCashSetting), true),
    isEveningMailed: readFlag(findValue(values, eveningMailSetting), false),
    asksWho: readFlag(findValue(values, askWhoSetting), false),
  };
}

function readPosts(values: NamedValue[]): Post[] {
  const drivers = readText(findValue(values, deliveryPostSetting));
  return readObjects(findValue(values, postsSetting)).map(({ id, name, per_window, early_minutes }) => ({
    id: readText(id),
    name: readText(name),
    perWindow: readCount(per_window) ?? 0,
    earlyMinutes: readCount(early_minutes) ?? 30,
    isOfDrivers: readText(id) === drivers,
  }));
}

export function pausesFromSetting(value: unknown): OfficePause[] {
  return readObjects(value).flatMap(({ id, modes, from, until, message, by, unanswered }) => {
    const start = readMoment(from);
    const end = readMoment(until);
    if (!start || !end || readText(id) === '') return [];
    const told = { id: readText(id), modes: readModes(modes), message: readText(message) };
    return [{ ...told, from: start, until: end, by: readText(by) || null, unanswered: readCount(unanswered) }];
  });
}

export function pausesToSetting(pauses: readonly OfficePause[]) {
  return pauses.map(({ from, until, ...pause }) => ({ ...pause, from: from.toString(), until: until.toString() }));
}

/** The settings that the owner's rules of the kitchen are stored as. */
export function kitchenToSettings(kitchen: KitchenSettings): NamedValue[] {
  return [
    { name: `${prefix}preparation_minutes`, value: kitchen.preparationMinutes },
    { name: `${prefix}travel_minutes`, value: kitchen.travelMinutes },
    { name: `${prefix}refuse_after_minutes`, value: kitchen.refuseAfterMinutes },
    { name: `${prefix}dishes_per_quarter`, value: kitchen.dishesPerQuarter },
    { name: `${prefix}show_left_from`, value: kitchen.showLeftFrom },
    { name: `${prefix}alarm_mails`, value: kitchen.alarmMails },
  ];
}

/** The settings that the limits of refunds are stored as, in euros. */
export function refundLimitsToSettings({ refundLimitCents, refundDayLimitCents }: RefundLimits): NamedValue[] {
  return [
    { name: `${prefix}refund_limit`, value: centsToDecimal(refundLimitCents) },
    { name: `${prefix}refund_limit_day`, value: centsToDecimal(refundDayLimitCents) },
  ];
}

/** Reads the minutes after which an unanswered order is refused: 5 to 60, default 12; null means never. */
function readPatience(value: unknown): number | null {
  if (value === null) return null;
  const minutes = readCount(value);
  return minutes !== null && minutes >= 5 && minutes <= 60 ? minutes : 12;
}

/** Reads the minutes for which a place is held; those that are not allowed count as the usual ones. */
function readHoldMinutes(value: unknown): number {
  const minutes = readCount(value) ?? 0;
  const { least, most, usual } = holdMinutes;
  return minutes >= least && minutes <= most ? minutes : usual;
}
