import type { Format } from '@comptoir/format';
import { auditFields, auditValues } from './audit-fields.ts';

/** What a row of the audit tells of a change. */
interface AuditedChange {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export interface DetailFormat {
  format: Pick<Format, 'money' | 'day' | 'hour'>;
  timeZone: string;
}

/** A line for each field that changed, such as "Rôle : Cuisine → Responsable" (ROL-23). */
export function auditDetails({ before, after }: AuditedChange, shown: DetailFormat): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.flatMap((name) => {
    const [was, is] = [before?.[name], after?.[name]].map((value) => write(name, value, shown));
    if (was === is) return [];
    return `${fieldName(name)}\u202f: ${[was, is].filter((text) => text !== undefined && text !== '').join(' → ')}`;
  });
}

/** A field that a newer version wrote is said as it is. */
const fieldName = (name: string) => auditFields[name] ?? name;

/** Writes a stored value in French. An absent value is an empty text. */
function write(field: string, value: unknown, shown: DetailFormat): string {
  if (value === undefined) return '';
  if (value === null || value === '') return 'rien';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (typeof value === 'number') return writeNumber(field, value, shown);
  if (typeof value === 'string') return writeText(field, value, shown);
  if (Array.isArray(value)) return value.map((one) => write(field, one, shown)).join(', ') || 'rien';
  const parts = Object.entries(value).map(([name, part]) => `${fieldName(name)} ${write(name, part, shown)}`);
  return parts.join(' · ');
}

function writeNumber(field: string, value: number, { format }: DetailFormat): string {
  if (field.endsWith('Cents')) return format.money(value);
  return /rateBp$/i.test(field) ? `${String(value / 100).replace('.', ',')}\u00a0%` : String(value);
}

const instantPattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/;

function writeText(field: string, value: string, { format, timeZone }: DetailFormat): string {
  const said = auditValues[field]?.[value];
  if (said !== undefined) return said;
  if (!instantPattern.test(value)) return value;
  const moment = Temporal.Instant.from(value).toZonedDateTimeISO(timeZone);
  return `${format.day(moment.toPlainDate())} à ${format.hour(moment)}`;
}
