import { isYearEnd, readCompanyNumbers, readVatNumber, vatRegimes } from '@comptoir/domain';
import { z } from 'zod';
import { text } from './field-schemas.ts';

/** What invoices say of the restaurant (LAW-56), how often it reports its sales, when its year ends (BOK-12), and whether its cash is presumed (BOK-20). The numbers are checked as a buyer's. */
export const legalFile = {
  'company.active': z.boolean().optional(),
  'office.year_ends': z.string().refine(isYearEnd, 'il faut le dernier jour d’un mois, comme 06-30').optional(),
  'books.presume_cash': z.boolean().optional(),
  'office.vat_regime': z.enum(vatRegimes).optional(),
  'office.legal': z
    .strictObject({
      name: text,
      form: text,
      capital: text.nullable().optional(),
      siren: text.refine(
        (value) => readCompanyNumbers(value)?.siret === null,
        'il faut un SIREN juste, comme 732 829 320',
      ),
      siret: text.nullable().optional(),
      vat_number: text.nullable().optional(),
      franchise: z.boolean().optional(),
      registration: text,
      address: text,
      postal_code: text,
      city: text,
    })
    .refine(({ siren, siret }) => !siret || readCompanyNumbers(siret)?.siren === readCompanyNumbers(siren)?.siren, {
      path: ['siret'],
      message: 'il faut un SIRET juste, d’un établissement de ce SIREN',
    })
    .refine(
      ({ siren, vat_number: number, franchise = false }) =>
        franchise ? !number : Boolean(number && readVatNumber(number, readCompanyNumbers(siren)?.siren ?? '')),
      { path: ['vat_number'], message: 'il faut le numéro de TVA de ce SIREN, ou aucun sans TVA (franchise)' },
    )
    .optional(),
};
