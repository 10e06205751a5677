import { type ChangedWindow, mostWindowUnits, windowMilliseconds, windowOf } from '@comptoir/domain';
import { readMoment } from '../../wire/moment.ts';
import { readCount, readObjects, readText } from '../../wire/wire-values.ts';

export function windowsFromSetting(value: unknown): ChangedWindow[] {
  return readObjects(value).flatMap(({ post, start, units }) => {
    const at = readMoment(start);
    const count = readCount(units);
    if (!at || count === null || count > mostWindowUnits) return [];
    return [{ post: readText(post), window: windowOf(at.epochMilliseconds), units: count }];
  });
}

export function windowsToSetting(windows: readonly ChangedWindow[]) {
  return windows.map(({ window, ...chosen }) => ({
    ...chosen,
    start: Temporal.Instant.fromEpochMilliseconds(window * windowMilliseconds).toString(),
  }));
}
