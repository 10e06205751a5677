import {
  calendarYearEnd,
  isYearEnd,
  readCompanyNumbers,
  readVatNumber,
  type Seller,
  type VatRegime,
  vatRegimes,
  type YearEnd,
} from '@comptoir/domain';
import { readFlag, readObject, readText } from '../../wire/wire-values.ts';

export const legalSetting = 'office.legal';
export const vatRegimeSetting = 'office.vat_regime';
export const yearEndSetting = 'office.year_ends';

/** The last day of the restaurant's year (BOK-12). The calendar's, if its catalogue says none. */
export const readYearEnd = (value: unknown): YearEnd => {
  const text = readText(value);
  return isYearEnd(text) ? text : calendarYearEnd;
};

/** How often the restaurant reports its sales (BOK-41). Null if its catalogue does not say it. */
export const readVatRegime = (value: unknown): VatRegime | null =>
  vatRegimes.find((known) => known === readText(value)) ?? null;

/** Reads what the law wants said of the restaurant on invoices. Null if something of it lacks or is wrong (LAW-56). */
export function sellerFromSetting(value: unknown): Seller | null {
  const read = readSeller(value);
  return 'missing' in read ? null : read.seller;
}

/** The fields of the setting that lack or are wrong, as the catalogue's file names them (BOK-44). */
export function listMissingLegal(value: unknown): string[] {
  const read = readSeller(value);
  return 'missing' in read ? read.missing : [];
}

function readSeller(value: unknown): { seller: Seller } | { missing: string[] } {
  const wire = readObject(value);
  const read = (name: string) => readText(wire[name]).trim();
  const numbers = readCompanyNumbers(read('siret') || read('siren'));
  const isFranchise = readFlag(wire.franchise, false);
  const siren = readCompanyNumbers(read('siren'))?.siren;
  const vatNumber = siren ? readVatNumber(read('vat_number'), siren) : null;
  const texts = {
    name: read('name'),
    form: read('form'),
    registration: read('registration'),
    address: read('address'),
    postalCode: read('postal_code'),
    city: read('city'),
  };
  const missing = ['name', 'form', 'registration', 'address', 'postal_code', 'city'].filter(
    (name) => read(name) === '',
  );
  if (!siren) missing.push('siren');
  if (siren && numbers?.siren !== siren) missing.push('siret');
  // A seller without VAT has no VAT number, and one with VAT has one.
  if (siren && isFranchise !== (vatNumber === null)) missing.push('vat_number');
  if (!numbers || missing.length > 0) return { missing };
  return { seller: { ...texts, ...numbers, vatNumber, isFranchise, capital: read('capital') || null } };
}

export function sellerToSetting({ vatNumber, isFranchise, postalCode, ...seller }: Seller) {
  return { ...seller, vat_number: vatNumber, franchise: isFranchise, postal_code: postalCode };
}
