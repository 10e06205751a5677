import { approvables, isAboutOrder, isGuessable, pinPattern } from '@comptoir/domain';
import * as z from 'zod/mini';
import { passwordSchema } from '../../wire/session/user-schema.ts';

// No response ever contains a PIN.

const pin = z.string().check(z.regex(pinPattern));

export const choosePinSchema = z.strictObject({
  password: passwordSchema(),
  pin: pin.check(z.refine((digits) => !isGuessable(digits))),
});

const askedSchema = z
  .strictObject({
    action: z.enum(approvables),
    orderId: z.nullable(z.uuid()),
  })
  .check(z.refine(({ action, orderId }) => isAboutOrder(action) === (orderId !== null), { path: ['orderId'] }));

export type AskedApproval = z.infer<typeof askedSchema>;

/** A person and their PIN. */
export const ownPinSchema = z.strictObject({ personId: z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1)), pin });

export const approveSchema = z.extend(ownPinSchema, { for: askedSchema });

export const grantSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const grantedSchema = z.strictObject({ grant: z.exactOptional(grantSchema) });
