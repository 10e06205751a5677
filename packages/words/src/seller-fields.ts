/** The fields of `office.legal` inside a sentence. */
const fieldNames: Record<string, string> = {
  name: 'la raison sociale',
  form: 'la forme juridique',
  siren: 'le SIREN',
  siret: 'le SIRET',
  vat_number: 'le numéro de TVA',
  registration: 'l’immatriculation',
  address: 'l’adresse du siège',
  postal_code: 'le code postal',
  city: 'la ville',
};

/** A field of `office.legal` as a sentence names it: "le numéro de TVA". Its own name if it is not known. */
export const writeSellerField = (field: string): string => fieldNames[field] ?? field;
