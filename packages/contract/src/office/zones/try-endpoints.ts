import * as z from 'zod/mini';
import { addressSchema } from '../../public/delivery/location-schema.ts';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';

const triedSchema = z.object({
  /** The address as the geocoder found it. */
  address: z.string(),
  point: z.object({ lat: z.number(), lng: z.number() }),
  distance: z.number(),
  unit: z.enum(['km', 'mi']),
  /** The minutes of the way. */
  minutes: z.number(),
  /** The name of the zone; null outside of all zones, or if the fee is by distance. */
  zone: z.nullable(z.string()),
  /** With the surcharge below the minimum. Null if the address is not delivered to. */
  feeCents: z.nullable(z.int()),
  minimumCents: z.int(),
  /** Why a cart of this amount is not delivered; then the fee is that from the minimum on. */
  refusal: z.nullable(z.enum(['delivery_inactive', 'location_not_found', 'too_far', 'out_of_zone', 'below_minimum'])),
});

export type TriedAddress = z.infer<typeof triedSchema>;

export const tryAddressCall = defineOfficeCall({
  method: 'POST',
  path: '/v2/office/zones/try',
  send: (trial: { address: string; isDraft: boolean; cartCents: number }) => ({ body: trial }),
  answer: triedSchema,
});

export const tryAddressEndpoint = defineOfficeEndpoint(tryAddressCall, () => ({
  summary: 'What the delivery to an address costs, by what is published or by the draft',
  access: 'catalogue',
  audit: null,
  body: z.strictObject({
    address: addressSchema,
    isDraft: z._default(z.boolean(), false),
    cartCents: z.int().check(z.minimum(0), z.maximum(100_000_000)),
  }),
  errors: ['location_not_found', 'location_unavailable', 'checks_failed'],
}));
