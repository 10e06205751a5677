import { alcoholKinds, isAbvOf, meatSpecies, missingStages } from '@comptoir/domain';
import { z } from 'zod';
import { countryCodes } from './country-codes.ts';
import { postId, storable } from './field-schemas.ts';

const country = z
  .string()
  .refine((code) => countryCodes.has(code), 'n’est pas le code ISO d’un pays, en deux capitales comme FR');
const countries = z
  .array(country)
  .min(1)
  .max(5)
  .refine((codes) => new Set(codes).size === codes.length, 'nomme un pays deux fois');

const missing = {
  born: 'doit dire où l’animal est né : born est nécessaire au bœuf acheté cru',
  raised: 'doit dire où l’animal a été élevé',
  slaughtered: 'doit dire où l’animal a été abattu',
} as const;

const meat = z
  .strictObject({
    species: z.enum(meatSpecies),
    name: storable
      .min(1)
      .max(40)
      .refine((name) => !name.includes('\n'), 'doit tenir sur une ligne')
      .optional(),
    bought: z.enum(['raw', 'prepared']),
    born: countries.optional(),
    raised: countries.optional(),
    slaughtered: countries.optional(),
  })
  .superRefine((declared, context) => {
    for (const stage of missingStages(declared))
      context.addIssue({ code: 'custom', path: [stage], message: missing[stage] });
  });

const alcohol = z
  .strictObject({ kind: z.enum(alcoholKinds), abv: z.number() })
  .refine(({ kind, abv }) => isAbvOf(kind, abv), {
    path: ['abv'],
    error: 'il faut un degré au-dessus de 1,2 et de 96 au plus (18 pour un vin doux ou fortifié)',
  });

const units = z
  .number()
  .min(0.25)
  .max(99)
  .refine((value) => Number.isInteger(value * 4), 'il faut des quarts, comme 0.25 ou 1.5');

/** Units of work by post; an empty object is no work. */
export const workFile = z.record(postId, units);

/** What items and choices may declare. */
export const factsFile = {
  meats: z.array(meat).min(1).optional(),
  alcohol: alcohol.optional(),
  work: workFile.optional(),
};
