import { normalizeText } from '../menu/normalize-text.ts';

const words = /allerg|intoleran|coeliaque/;

/** Whether what a diner wrote speaks of an allergy (BRD-04). A hint for the eye, no promise: every note is shown whole. */
export function speaksOfAllergy(text: string): boolean {
  return words.test(normalizeText(text));
}
