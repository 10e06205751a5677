import * as z from 'zod/mini';
import { lineSchema } from '../../wire/line-schema.ts';
import { credentialFields } from '../../wire/session/credentials-schema.ts';
import { accountEmailSchema, passwordSchema, personFields, userSchema } from '../../wire/session/user-schema.ts';
import { savedAddressSchema } from '../addresses/saved-address-schema.ts';
import { pastOrderSchema } from '../orders/past-order-schema.ts';

/** An update of any user fields. The server ignores fields that a user can't change, such as `id` (API-18). */
export const profileUpdateSchema = z.strictObject({
  ...z.partial(z.object(personFields())).shape,
  email: z.optional(accountEmailSchema()),
  address: z.optional(z.nullable(lineSchema())),
  id: z.optional(z.unknown()),
  is_verified: z.optional(z.unknown()),
  ...credentialFields,
});

export const deletionSchema = z.strictObject({ ...credentialFields, password: passwordSchema() });

/** An account's data without secrets such as the password, because the downloaded file may be left anywhere. */
export const accountExportSchema = z.strictObject({
  exported_at: z.string(),
  user: userSchema,
  created_at: z.string(),
  sessions: z.array(z.strictObject({ created_at: z.string(), last_used_at: z.string(), expires_at: z.string() })),
  former_emails: z.array(z.string()),
  addresses: z.array(savedAddressSchema),
  orders: z.array(pastOrderSchema),
});
