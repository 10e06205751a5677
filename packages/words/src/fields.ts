/** What is wrong with a field of a request. */
export const fieldWords = {
  unknown: 'Champ inconnu',
  hidden: '{name} contient un signe invisible ou de contrôle : effacez-le',
  passwordMissing: 'Le mot de passe est obligatoire',
  tooShort: '{shortest} caractères minimum',
  pin: 'Quatre à six chiffres qui ne se devinent pas : ni 0000 ni 1234',
  name: 'Un nom, sans adresse de site',
  phone: 'Numéro de téléphone invalide',
  email: 'Adresse e-mail invalide',
  date: 'Date invalide',
  quantity: 'Quantité invalide',
  other: 'Valeur manquante ou invalide',
} as const;

/** The names of fields at the beginning of a sentence, by their names on the wire. */
export const fieldNames: Readonly<Record<string, string>> = {
  password: 'Le mot de passe',
  otp: 'Le code',
  first_name: 'Le prénom',
  last_name: 'Le nom',
  name: 'Le nom',
  email: 'L’adresse e-mail',
  phone: 'Le téléphone',
  address: 'L’adresse',
  address2: 'Le complément d’adresse',
  formatted_address: 'L’adresse',
  location: 'L’adresse',
  query: 'L’adresse',
  city: 'La ville',
  state: 'La région',
  postal_code: 'Le code postal',
  country: 'Le pays',
  zone: 'Le quartier',
  coupon: 'Le code promo',
  note: 'La note',
};
