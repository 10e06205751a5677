import { maxLines, maxQuantity } from '@comptoir/domain';
import * as z from 'zod/mini';
import { actionIdSchema, seenVersionSchema } from '../../wire/action-identity.ts';
import { mailAddressSchema } from '../../wire/person/mail-address-schema.ts';
import { nameSchema } from '../../wire/person/person-name-schema.ts';
import { withdrawalStates } from './live-withdrawal.ts';

// Withdrawals of an order (LAW-31). Instants are ISO text with the restaurant's offset, amounts decimal euros.

const withdrawn = { line: z.int(), units: z.int() };

export const declaredWithdrawalSchema = z.strictObject({
  id: z.string(),
  declared_at: z.string(),
  lines: z.array(z.strictObject({ ...withdrawn, name: z.string() })),
  amount: z.number(),
  state: z.enum(withdrawalStates),
  last_day: z.nullable(z.string()),
});

export const liveWithdrawalSchema = z.nullable(
  z.strictObject({
    until: z.nullable(z.string()),
    lines: z.array(
      z.strictObject({ ...withdrawn, name: z.string(), amount: z.number(), amounts: z.array(z.number()) }),
    ),
    delivery: z.number(),
    declared: z.array(declaredWithdrawalSchema),
  }),
);

const chosen = z.strictObject({
  line: z.int().check(z.minimum(0), z.maximum(maxLines - 1)),
  units: z.int().check(z.minimum(1), z.maximum(maxQuantity)),
});

/** A declaration by an order's link. `email` receives the acknowledgement; if it is null, the order's own address does. */
export const linkDeclarationSchema = z.strictObject({
  action_id: actionIdSchema,
  version: seenVersionSchema,
  lines: z.array(chosen).check(
    z.minLength(1),
    z.maxLength(maxLines),
    z.refine((lines) => new Set(lines.map(({ line }) => line)).size === lines.length),
  ),
  name: nameSchema(),
  email: z.nullable(mailAddressSchema()),
});

const highestOrderNumber = 2 ** 31 - 1;

/** A declaration without the link (LAW-43). */
export const declarationSchema = z.strictObject({
  action_id: actionIdSchema,
  order_number: z.int().check(z.minimum(1), z.maximum(highestOrderNumber)),
  email: mailAddressSchema(),
  name: nameSchema(),
});

export type WireLiveWithdrawal = z.infer<typeof liveWithdrawalSchema>;
export type WireDeclaredWithdrawal = z.infer<typeof declaredWithdrawalSchema>;
