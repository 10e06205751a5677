import * as z from 'zod/mini';
import { instant, typedLine } from '../../wire/codecs.ts';
import { addressOf } from '../../wire/endpoint.ts';
import { defineOfficeCall, defineOfficeEndpoint, nothing } from '../base/office-endpoint.ts';

const path = '/v2/office/audit';

/** Which rows of the audit are wanted. What is absent selects nothing. */
export interface AuditSelection {
  person?: number;
  /** A day of the restaurant's calendar, as "2026-11-20". */
  day?: string;
  kind?: string;
}

const auditEntry = z.object({
  id: z.int(),
  at: instant,
  /** The person, or the device if a person did not act by name. */
  actor: typedLine,
  /** The device at which a person acted or approved, or that acted itself. */
  device: z.nullable(typedLine),
  kind: z.string(),
  target: z.nullable(z.string()),
  /** The name of the person or the device that the row is about; null for another target. */
  targetName: z.nullable(typedLine),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  /** The status of the answer; 400 and more were refused. */
  status: z.int(),
});
export type AuditedEntry = z.infer<typeof auditEntry>;

export const auditCall = defineOfficeCall({
  method: 'GET',
  path,
  isFresh: true,
  send: (selection: AuditSelection, after: number | null) => ({
    query: { ...queryOf(selection), ...(after !== null && { after: String(after) }) },
  }),
  answer: z.object({
    entries: z.array(auditEntry),
    /** The `after` of the next page; null if this is the last one. */
    next: z.nullable(z.int()),
  }),
});

const queryOf = ({ person, day, kind }: AuditSelection): Record<string, string> => ({
  ...(person !== undefined && { person: String(person) }),
  ...(day && { day }),
  ...(kind && { kind }),
});

const numberText = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number));

const selectionShape = {
  person: z.exactOptional(numberText),
  day: z.exactOptional(z.iso.date().check(z.refine((day) => day >= '2000' && day < '2100'))),
  kind: z.exactOptional(z.string().check(z.regex(/^[a-z_]{1,40}$/))),
};

export const auditEndpoint = defineOfficeEndpoint(auditCall, () => ({
  summary: 'What people and devices changed, the newest first, 50 a page',
  access: 'audit',
  audit: null,
  query: z.strictObject({ ...selectionShape, after: z.exactOptional(numberText) }),
  errors: [],
}));

/** The answer is a file, which browsers download. */
export const auditFileEndpoint = defineOfficeEndpoint({ method: 'GET', path: `${path}/file`, answer: nothing }, () => ({
  summary: 'The selected rows of the audit as CSV',
  access: 'audit',
  isProven: true,
  audit: 'audit_exported',
  query: z.strictObject(selectionShape),
  errors: [],
}));

/** The address of the file with the selected rows. */
export function auditFileAddress(selection: AuditSelection): string {
  return addressOf({ path: `${path}/file` }, { query: queryOf(selection) });
}
