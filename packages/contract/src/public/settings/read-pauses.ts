import type { BusyPeriod, Mode, Pause } from '@comptoir/domain';
import { readMoment } from '../../wire/moment.ts';
import { readCount, readObjects, readText } from '../../wire/wire-values.ts';
import { findValue } from './find-value.ts';
import type { NamedValue } from './settings.ts';

export const pausesSetting = 'office.pauses';
export const busySetting = 'office.busy';

/** Settings of the current service. No catalogue file contains them, and an import keeps them. */
export const liveSettings = [pausesSetting, busySetting];

const bothModes = ['pickup', 'delivery'] as const;

/** The modes in their usual order, without unknown ones. */
export function readModes(value: unknown): Mode[] {
  return Array.isArray(value) ? bothModes.filter((mode) => value.includes(mode)) : [];
}

/** Reads the pauses of ordering, those that are over included (PSE-01). */
export function readPauses(values: NamedValue[]): Pause[] {
  return readObjects(findValue(values, pausesSetting)).flatMap(({ modes, until, message }) => {
    const end = readMoment(until);
    return end ? [{ modes: readModes(modes), until: end.toString(), message: readText(message) }] : [];
  });
}

/** Reads the periods in which the kitchen needs more time, those that are over included (PSE-06). */
export function readBusyPeriods(values: NamedValue[]): BusyPeriod[] {
  return readObjects(findValue(values, busySetting)).flatMap(({ modes, extra_minutes, until }) => {
    const end = readMoment(until);
    return end ? [{ modes: readModes(modes), extraMinutes: readCount(extra_minutes) ?? 0, until: end.toString() }] : [];
  });
}

/** What diners are told of pauses: how long and the restaurant's sentence, but not who paused and why (PSE-04). */
export function pausesToWire(pauses: readonly Pause[]) {
  return pauses.map(({ modes, until, message }) => ({ modes, until, message }));
}

export function busyToWire(periods: readonly BusyPeriod[]) {
  return periods.map(({ modes, extraMinutes, until }) => ({ modes, extra_minutes: extraMinutes, until }));
}
