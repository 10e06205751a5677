/** The numbers by which France knows a company. `siret` is one of its establishments. */
export interface CompanyNumbers {
  /** Nine digits. */
  siren: string;
  /** Fourteen digits, the first nine of which are the SIREN. Null if only the company was named. */
  siret: string | null;
}

/** The establishments of La Poste are too many for the usual check digit. */
const laPoste = '356000000';

/** Reads a typed SIREN or SIRET. Spaces and dots are dropped. Null if it is neither, or its check digit is wrong (LAW-58). */
export function readCompanyNumbers(text: string): CompanyNumbers | null {
  const digits = text.replaceAll(/[\s.]/g, '');
  if (!/^(\d{9}|\d{14})$/.test(digits)) return null;
  const siren = digits.slice(0, 9);
  // A number of zeros passes the check of its digits.
  if (/^0+$/.test(siren) || !passesLuhn(siren)) return null;
  if (digits.length === 9) return { siren, siret: null };
  const isKnown = passesLuhn(digits) || (siren === laPoste && sumOf(digits) % 5 === 0);
  return isKnown ? { siren, siret: digits } : null;
}

/** The VAT number of a French company: FR, a key of two digits, the SIREN. */
export function vatNumberOf(siren: string): string {
  const key = (12 + 3 * (Number(siren) % 97)) % 97;
  return `FR${String(key).padStart(2, '0')}${siren}`;
}

/** Reads a typed VAT number. Null if it is not the French number of that company (LAW-59). */
export function readVatNumber(text: string, siren: string): string | null {
  const typed = text.replaceAll(/[\s.]/g, '').toUpperCase();
  return typed === vatNumberOf(siren) ? typed : null;
}

function passesLuhn(digits: string): boolean {
  const counted = [...digits].reverse().map((digit, position) => {
    const value = Number(digit) * (position % 2 === 0 ? 1 : 2);
    return value > 9 ? value - 9 : value;
  });
  return counted.reduce((sum, value) => sum + value, 0) % 10 === 0;
}

const sumOf = (digits: string): number => [...digits].reduce((sum, digit) => sum + Number(digit), 0);
