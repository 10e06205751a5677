import { readPayload } from '../../wire/envelope.ts';
import { readObjects } from '../../wire/wire-values.ts';
import { readSettings } from './read-settings.ts';
import type { NamedValue, Settings } from './settings.ts';

export function settingsFromWire(body: unknown): Settings {
  const values = readObjects(readPayload(body, 'settings')).flatMap((entry): NamedValue[] =>
    typeof entry.name === 'string' ? [{ name: entry.name, value: entry.value }] : [],
  );
  return readSettings(values);
}
