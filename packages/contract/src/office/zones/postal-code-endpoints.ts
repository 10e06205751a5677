import * as z from 'zod/mini';
import { lineSchema } from '../../wire/line-schema.ts';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';

/** A ring of `[lng, lat]` around the houses of a postal code. */
const outlineSchema = z.object({ ring: z.array(z.tuple([z.number(), z.number()])) });

export const postalCodeOutlineCall = defineOfficeCall({
  method: 'GET',
  path: '/v2/office/map/postal-code',
  send: (code: string) => ({ query: { code } }),
  answer: outlineSchema,
});

export const postalCodeOutlineEndpoint = defineOfficeEndpoint(postalCodeOutlineCall, () => ({
  summary: 'An outline around the houses of a postal code, from which a zone can be drawn',
  access: 'catalogue',
  audit: null,
  query: z.strictObject({ code: lineSchema(12) }),
  errors: ['validation', 'location_not_found'],
}));
