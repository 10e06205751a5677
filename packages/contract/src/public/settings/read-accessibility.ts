import { type AccessibilityAudit, parseDate } from '@comptoir/domain';
import { isObject, readCount, readList, readNumber, readText } from '../../wire/wire-values.ts';
import { findValue } from './find-value.ts';
import type { Accessibility, NamedValue } from './settings.ts';

const setting = 'legal.accessibility';
const usualStandard = 'RGAA 4.1';
const usualContactDays = 5;

/** Reads what the restaurant declares about accessibility; a malformed audit counts as none (LAW-53). */
export function readAccessibility(values: NamedValue[]): Accessibility {
  const read = (name: string) => findValue(values, `${setting}.${name}`);
  return {
    standard: readText(read('standard')) || usualStandard,
    audit: readAudit(read('audit')),
    known: readList(read('known')).map(readText).filter(Boolean),
    contactDays: readCount(read('contact_days')) || usualContactDays,
  };
}

function readAudit(value: unknown): AccessibilityAudit | null {
  if (!isObject(value)) return null;
  const date = readText(value.date);
  const by = readText(value.by);
  const percent = readNumber(value.percent);
  if (parseDate(date) === null || by === '' || percent === null || percent < 0 || percent > 100) return null;
  return { date, by, percent };
}
