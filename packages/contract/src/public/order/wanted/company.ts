import { type Company, readCompanyNumbers, readVatNumber } from '@comptoir/domain';
import * as z from 'zod/mini';
import { filledLineSchema, lineSchema } from '../../../wire/line-schema.ts';

const siren = lineSchema(40).check(z.refine((value) => readCompanyNumbers(value) !== null));

/** The company that an order is for (LAW-60). A SIRET may be given as its SIREN. */
export const companySchema = z
  .strictObject({
    name: filledLineSchema().check(z.maxLength(160)),
    siren,
    siret: z.optional(z.nullable(siren)),
    vat_number: z.optional(z.nullable(lineSchema(40))),
    address: filledLineSchema().check(z.maxLength(200)),
    postal_code: lineSchema(10).check(z.regex(/^\s*\d{5}\s*$/)),
    city: filledLineSchema().check(z.maxLength(120)),
    reference: z.optional(z.nullable(lineSchema(35))),
  })
  .check(
    // A wrong SIREN is told alone.
    z.refine(({ siren: typed, siret }) => !siret || [readCompanyNumbers(siret)?.siren, ''].includes(sirenOf(typed)), {
      path: ['siret'],
    }),
    z.refine(({ siren: typed, vat_number: number }) => isOwnVatNumber(number, sirenOf(typed)), {
      path: ['vat_number'],
    }),
  );

export type WireCompany = z.infer<typeof companySchema>;

const isOwnVatNumber = (typed: string | null | undefined, siren: string): boolean =>
  !typed?.trim() || siren === '' || readVatNumber(typed, siren) !== null;

const sirenOf = (typed: string): string => readCompanyNumbers(typed)?.siren ?? '';

export function companyFromWire(wire: WireCompany): Company {
  const numbers = readCompanyNumbers(wire.siret || wire.siren) ?? { siren: '', siret: null };
  const { name, address, postal_code: postalCode, city, vat_number: vatNumber, reference } = wire;
  return {
    ...numbers,
    name: name.trim(),
    vatNumber: vatNumber ? readVatNumber(vatNumber, numbers.siren) : null,
    address: address.trim(),
    postalCode: postalCode.trim(),
    city: city.trim(),
    reference: reference?.trim() || null,
  };
}
