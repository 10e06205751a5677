import { type AlcoholLicence, alcoholLicences } from '@comptoir/domain';
import { readText } from '../../wire/wire-values.ts';
import { findValue } from './find-value.ts';
import type { NamedValue } from './settings.ts';

/** Reads the licence for alcohol; an absent or unknown one permits no sale (LAW-17). */
export function readAlcoholLicence(values: NamedValue[]): AlcoholLicence {
  const text = readText(findValue(values, 'alcohol.licence'));
  return alcoholLicences.find((known) => known === text) ?? 'none';
}
