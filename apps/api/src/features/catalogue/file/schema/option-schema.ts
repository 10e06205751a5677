import { allergens, mayRemove } from '@comptoir/domain';
import { z } from 'zod';
import { factsFile } from './facts-schema.ts';
import { count, euros, id, rate, text } from './field-schemas.ts';

export const allergenList = z.array(z.enum(allergens));
export const needsAllergens = 'demande allergens à côté : sans eux, la déclaration n’est pas complète';

const choiceFile = z
  .strictObject({
    id,
    name: text,
    price: euros,
    tax_rate: rate,
    /** The allergens that it adds to its dish; null or absent: not declared. */
    allergens: allergenList.nullable().optional(),
    traces: allergenList.optional(),
    removes: allergenList.optional(),
    ...factsFile,
  })
  .superRefine(({ allergens, traces = [], removes = [] }, context) => {
    const isWrong = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
    const isDeclared = allergens !== null && allergens !== undefined;
    if (!isDeclared && traces.length > 0) isWrong('traces', needsAllergens);
    if (!isDeclared && removes.length > 0) isWrong('removes', needsAllergens);
    const both = removes.find((allergen) => allergens?.includes(allergen));
    if (both) isWrong('removes', `ne peut pas nommer ${both}, que nomme allergens : ce qui est là n’est pas enlevé`);
  });

export const optionFile = z
  .strictObject({
    option_id: id,
    option_name: text,
    min: count,
    max: z.int().min(1).nullable(),
    default: z.array(id),
    option_options: z.array(choiceFile).min(1),
  })
  .refine((option) => option.max === null || option.max >= option.min, {
    path: ['max'],
    error: 'doit valoir au moins min',
  })
  .superRefine((option, context) => {
    if (mayRemove(option)) return;
    const message = 'n’enlève que dans une option avec min 1 et max 1 : sinon, le choix n’est pas certain';
    for (const [index, { removes = [] }] of option.option_options.entries())
      if (removes.length > 0) context.addIssue({ code: 'custom', path: ['option_options', index, 'removes'], message });
  });
