import { isPlainLine, isServiceSpan, readClock, readTimeRange } from '@comptoir/contract';
import { parseAmount, parseRate, readPostalCode, weekdays } from '@comptoir/domain';
import { z } from 'zod';

const wrongLetters =
  'contient des lettres d’un mauvais encodage (comme « Ã© » pour « é ») : enregistrez le fichier en UTF-8';

// Limits of PostgreSQL's texts and integers, told here by name and line. Invisible characters and traces of a wrong encoding are refused.
export const storable = z
  .string()
  .refine(
    (value) => value.split(/\r?\n/).every((line) => isPlainLine(line)) && value.isWellFormed(),
    'il faut un texte simple, sans signe invisible',
  )
  .refine((value) => !value.includes('\ufffd') && !/[ÂÃ][\u0080-\u00bf]|â€/u.test(value), wrongLetters);
export const text = storable
  .min(1)
  .max(255)
  .refine((value) => value === '' || value.trim() !== '', 'il faut un texte, pas seulement des espaces');
export const prose = storable.max(2000);
export const id = z.int32().min(1);
export const count = z.int32().min(0);
/** The id of a post in the kitchen, such as `four`. */
export const postId = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,29}$/, 'il faut un nom court en minuscules, comme four');
export const euros = z
  .number()
  .refine((value) => parseAmount(value) !== null, 'il faut un montant en euros, avec 2 décimales au plus')
  .refine((value) => Math.abs(value) <= 1_000_000, 'il faut un million d’euros au plus');
export const price = euros.refine((value) => value >= 0, 'il faut au moins 0');
export const rate = z
  .number()
  .refine((value) => parseRate(value) !== null, 'il faut un taux de 0 à 100, avec 2 décimales au plus')
  .nullable();
/** Reads a text by the function that uses it later; a null is a fault with its line. */
export const readBy = (read: (text: string) => string | null, fault: string) =>
  z.string().transform((text, context) => {
    const value = read(text);
    if (value === null) context.addIssue({ code: 'custom', message: `${JSON.stringify(text)} ${fault}` });
    return value ?? z.NEVER;
  });
export const start = readBy(readClock, 'n’est pas une heure comme 18:30 ou 18h30');
export const end = readBy((text) => readClock(text, true), 'n’est pas une heure comme 22:30, 22h30 ou 24:00');
export const isoDate = z.iso.date();
export const span = z
  .strictObject({ start, end })
  .refine(
    isServiceSpan,
    'n’est pas une ouverture : sa fin n’est pas après son début. Au-delà de minuit, elle finit à 06:00 au plus tard ; un jour entier va de 00:00 à 24:00',
  );
export const range = readBy(
  readTimeRange,
  'n’est pas une plage comme 18:30-22:30 ou 18h30 - 22h ; au-delà de minuit, elle finit à 06:00 au plus tard, et un jour fermé est 00:00-00:00',
);
export const ranges = z.partialRecord(z.enum(weekdays), z.array(range));

/** Departments go from 01 to 98; a code with a letter is invalid. */
export const isPostalCode = (value: string) => /^(?!00|99)\d/.test(readPostalCode(value) ?? '');
