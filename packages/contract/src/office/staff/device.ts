import * as z from 'zod/mini';
import { instant } from '../../wire/codecs.ts';
import { filledLineSchema } from '../../wire/line-schema.ts';
import { namedSchema } from './person.ts';

const deviceKinds = ['board', 'printer'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

export const codeRequestSchema = z.strictObject({ name: filledLineSchema(), kind: z.enum(deviceKinds) });

/**
 * An enrolment code as typed: lower case, spaces and hyphens are allowed. `name` replaces the name that the code has. A code is valid for
 * its own kind of device only; absent means a board.
 */
export const enrolSchema = z.strictObject({
  code: z.string().check(
    z.maxLength(40),
    z.overwrite((typed) => typed.replace(/[\s-]/g, '').toUpperCase()),
    z.regex(/^[0-9A-Z]{8}$/),
  ),
  name: z.optional(filledLineSchema()),
  kind: z.optional(z.enum(deviceKinds)),
});

export const deviceSchema = z.extend(namedSchema, {
  kind: z.enum(deviceKinds),
  addedBy: z.string(),
  addedAt: instant,
  /** The device's last request; null if its session has ended. */
  lastUsedAt: z.nullable(instant),
});

export type Device = z.infer<typeof deviceSchema>;
