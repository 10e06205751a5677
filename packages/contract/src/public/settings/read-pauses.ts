import type { BusyPeriod, Mode, Pause } from '@comptoir/domain';
import { readMoment } from '../../wire/moment.ts';
import { readCount, readObjects, readText } from '../../wire/wire-values.ts';
import { findValue } from './find-value.ts';
import type { NamedValue } from './settings.ts';

export const pausesSetting = 'office.pauses';
export const busySetting = 'office.busy';
/** What posts do in quarters of an hour for which the kitchen chose it (CAP-12). */
export const windowsSetting = 'kitchen.windows';

/** Settings of the current service. No catalogue file contains them, and an import keeps them. */
export const liveSettings = [pausesSetting, busySetting, windowsSetting];

const bothModes = ['pickup', 'delivery'] as const;

/** The modes in their usual order, without unknown ones. */
export function readModes(value: unknown): Mode[] {
  return Array.isArray(value) ? bothModes.filter((mode) => value.includes(mode)) : [];
}

/** Reads the pauses of ordering, those that are over included (PSE-01). */
export function readPauses(values: NamedValue[]): Pause[] {
  return readObjects(findValue(values, pausesSetting)).flatMap(({ modes, from, until, message }) => {
    const end = readMoment(until);
    const pause = { modes: readModes(modes), message: readText(message) };
    return end ? [{ ...pause, ...readStart(from), until: end.toString() }] : [];
  });
}

/** Reads the periods in which the kitchen needs more time, those that are over included (PSE-06). */
export function readBusyPeriods(values: NamedValue[]): BusyPeriod[] {
  return readObjects(findValue(values, busySetting)).flatMap(({ modes, extra_minutes, from, until }) => {
    const end = readMoment(until);
    const period = { modes: readModes(modes), extraMinutes: readCount(extra_minutes) ?? 0 };
    return end ? [{ ...period, ...readStart(from), until: end.toString() }] : [];
  });
}

/** Diners are not told when a pause or a busy period began, so that only the server's own settings have it. */
function readStart(value: unknown): { from?: string } {
  const from = readMoment(value);
  return from ? { from: from.toString() } : {};
}

/** What diners are told of pauses: how long and the restaurant's sentence, but not who paused and why (PSE-04). */
export function pausesToWire(pauses: readonly Pause[]) {
  return pauses.map(({ modes, until, message }) => ({ modes, until, message }));
}

export function busyToWire(periods: readonly BusyPeriod[]) {
  return periods.map(({ modes, extraMinutes, until }) => ({ modes, extra_minutes: extraMinutes, until }));
}

/** How busy periods are stored: what diners are told, and when each began (PSE-07). */
export function busyToSetting(periods: readonly BusyPeriod[]) {
  return periods.map((period) => ({ ...busyToWire([period])[0], from: period.from }));
}
