import { type NamedValue, readSettings, type Settings } from '@comptoir/domain';
import { readPayload } from './envelope.ts';
import { isObject, readList } from './wire-values.ts';

/** The named values of an answer (A.1), typed and with the defaults of CFG-23. */
export function settingsFromWire(body: unknown): Settings {
  const values = readList(readPayload(body, 'settings'))
    .filter(isObject)
    .flatMap((entry): NamedValue[] =>
      typeof entry.name === 'string' ? [{ name: entry.name, value: entry.value }] : [],
    );
  return readSettings(values);
}
