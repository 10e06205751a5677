import * as z from 'zod/mini';
import { filledLineSchema, lineSchema } from '../../wire/line-schema.ts';
import { credentialFields } from '../../wire/session/credentials-schema.ts';
import { mostAddresses } from './saved-address.ts';

const short = lineSchema(40);

export const savedAddressSchema = z.strictObject({
  address: filledLineSchema(),
  address2: z._default(lineSchema(), ''),
  city: filledLineSchema(),
  postal_code: filledLineSchema(),
  country: z._default(lineSchema(), 'France'),
  floor: z._default(short, ''),
  code: z._default(short, ''),
  interphone: z._default(short, ''),
});

export const savedAddressesSchema = z.strictObject({
  ...credentialFields,
  addresses: z.array(savedAddressSchema).check(z.maxLength(mostAddresses)),
});
