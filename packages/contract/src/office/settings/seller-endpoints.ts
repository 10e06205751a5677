import { isYearEnd, vatRegimes } from '@comptoir/domain';
import * as z from 'zod/mini';
import { typedLine } from '../../wire/codecs.ts';
import { defineOfficeCall, defineOfficeEndpoint } from '../base/office-endpoint.ts';

const path = '/v2/office/settings/seller';

const fieldsOf = <Line, Optional>(line: Line, optional: Optional) => ({
  name: line,
  form: line,
  capital: optional,
  siren: line,
  siret: optional,
  vatNumber: optional,
  /** The restaurant charges no VAT (CGI, article 293 B). */
  isFranchise: z.boolean(),
  registration: line,
  address: line,
  postalCode: line,
  city: line,
});

/** How often the restaurant declares its VAT. Null if it is not known, and in a request to leave it as it is. */
const vatRegime = z.nullable(z.enum(vatRegimes));

/** The last day of the year, as `MM-DD`. Null in a request leaves it as it is. */
const yearEnds = z.string().check(z.refine(isYearEnd));

const typed = z.string().check(z.maxLength(200));
/** The texts as they were typed; the server checks the numbers. */
const typedSeller = z.strictObject({
  ...fieldsOf(typed, z.nullable(typed)),
  vatRegime,
  yearEnds: z.nullable(yearEnds),
});
export type TypedSeller = z.infer<typeof typedSeller>;

/** The seller is null as long as nothing was filled in, or something of it is wrong. */
const known = z.object({
  seller: z.nullable(z.object(fieldsOf(typedLine, z.nullable(typedLine)))),
  vatRegime,
  yearEnds,
});
export type KnownSeller = z.infer<typeof known>;

export const sellerCall = defineOfficeCall({ method: 'GET', path, isFresh: true, answer: known });

export const sellerEndpoint = defineOfficeEndpoint(sellerCall, () => ({
  summary: 'Who sells, as invoices and reports say it, how often it declares its VAT, and when its year ends',
  access: 'keep-books',
  audit: null,
  errors: [],
}));

export const changeSellerCall = defineOfficeCall({
  method: 'PUT',
  path,
  send: (seller: TypedSeller) => ({ body: seller }),
  answer: known,
});

export const changeSellerEndpoint = defineOfficeEndpoint(changeSellerCall, () => ({
  summary: 'Say who sells: from now on for each new invoice',
  access: 'keep-books',
  isProven: true,
  audit: 'seller_changed',
  body: typedSeller,
  errors: ['validation'],
}));
