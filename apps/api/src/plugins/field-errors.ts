import type { ErrorDetails } from '@comptoir/words';

interface FieldIssue {
  path: readonly PropertyKey[];
  code?: string | undefined;
  keys?: readonly string[];
  params?: { isHidden?: unknown; isName?: unknown; isPhone?: unknown; shortest?: unknown } | undefined;
}

/** Writes the errors of a 422 by field path ("customer.email"), at most twenty; a message if only invisible characters are wrong. */
export function tellFields(issues: readonly FieldIssue[]): ErrorDetails {
  const hidden = new Set(issues.filter(({ params }) => params?.isHidden).map(nameOfPath));
  // A line break also makes an address invalid; the invisible character is the better message.
  const told = issues.filter((issue) => issue.params?.isHidden || !hidden.has(nameOfPath(issue)));
  const errors: Record<string, string> = {};
  for (const issue of told.slice(0, 20)) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys ?? []) errors[[...issue.path.map(String), key].join('.')] = 'Champ inconnu';
    } else errors[nameOfPath(issue)] = messageFor(issue);
  }
  const [message] = Object.values(errors);
  return { errors, ...(hidden.size === told.length && message !== undefined && { message }) };
}

const nameOfPath = ({ path }: FieldIssue) => path.map(String).join('.') || 'body';

function messageFor({ path, code, params }: FieldIssue): string {
  const field = path.at(-1)?.toString();
  if (params?.isHidden) return `${nameOf(field)} contient un signe invisible ou de contrôle : effacez-le`;
  if (field === 'password' && code === 'invalid_type') return 'Le mot de passe est obligatoire';
  if (params?.shortest !== undefined) return `${params.shortest} caractères minimum`;
  if (field === 'pin') return 'Quatre à six chiffres qui ne se devinent pas : ni 0000 ni 1234';
  if (params?.isName) return 'Un nom, sans adresse de site';
  if (params?.isPhone) return 'Numéro de téléphone invalide';
  if (field === 'email') return 'Adresse e-mail invalide';
  if (field === 'date') return 'Date invalide';
  if (field === 'quantity') return 'Quantité invalide';
  return 'Valeur manquante ou invalide';
}

const names: Readonly<Record<string, string>> = {
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

function nameOf(field = ''): string {
  return Object.hasOwn(names, field) ? (names[field] ?? '') : `Le champ ${field}`.trim();
}
