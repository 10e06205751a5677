import { readCompanyNumbers, readVatNumber, type Seller } from '@comptoir/domain';
import { readFlag, readObject, readText } from '../../wire/wire-values.ts';

export const legalSetting = 'office.legal';

/** Reads what the law wants said of the restaurant on invoices. Null if something of it lacks or is wrong (LAW-56). */
export function sellerFromSetting(value: unknown): Seller | null {
  const wire = readObject(value);
  const read = (name: string) => readText(wire[name]).trim();
  const numbers = readCompanyNumbers(read('siret') || read('siren'));
  const isFranchise = readFlag(wire.franchise, false);
  if (!numbers || numbers.siren !== readCompanyNumbers(read('siren'))?.siren) return null;
  const vatNumber = readVatNumber(read('vat_number'), numbers.siren);
  const texts = {
    name: read('name'),
    form: read('form'),
    registration: read('registration'),
    address: read('address'),
    postalCode: read('postal_code'),
    city: read('city'),
  };
  // A seller without VAT has no VAT number, and one with VAT has one.
  if (isFranchise !== (vatNumber === null) || Object.values(texts).includes('')) return null;
  return { ...texts, ...numbers, vatNumber, isFranchise, capital: read('capital') || null };
}

export function sellerToSetting({ vatNumber, isFranchise, postalCode, ...seller }: Seller) {
  return { ...seller, vat_number: vatNumber, franchise: isFranchise, postal_code: postalCode };
}
