import { type ErrorDetails, fieldNames, fieldWords } from '@comptoir/words';

interface FieldIssue {
  path: readonly PropertyKey[];
  code?: string | undefined;
  format?: string | undefined;
  keys?: readonly string[];
  params?:
    | {
        isHidden?: unknown;
        isName?: unknown;
        isPhone?: unknown;
        shortest?: unknown;
        longest?: unknown;
        isPeriodEnd?: unknown;
      }
    | undefined;
}

/** Lists at most twenty errors by field path, such as "customer.email". Invisible characters get their own message. */
export function tellFields(issues: readonly FieldIssue[]): ErrorDetails {
  const hidden = new Set(issues.filter(({ params }) => params?.isHidden).map(nameOfPath));
  // If a field has two errors, the one about an invisible character is more helpful.
  const told = issues.filter((issue) => issue.params?.isHidden || !hidden.has(nameOfPath(issue)));
  const errors: Record<string, string> = {};
  for (const issue of told.slice(0, 20)) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys ?? []) errors[[...issue.path.map(String), key].join('.')] = fieldWords.unknown;
    } else errors[nameOfPath(issue)] = messageFor(issue);
  }
  const [message] = Object.values(errors);
  return { errors, ...(hidden.size === told.length && message !== undefined && { message }) };
}

const nameOfPath = ({ path }: FieldIssue) => path.map(String).join('.') || 'body';

function messageFor({ path, code, format, params }: FieldIssue): string {
  const field = path.at(-1)?.toString();
  if (params?.isHidden) return fieldWords.hidden.replace('{name}', nameOf(field));
  if (field === 'password' && code === 'invalid_type') return fieldWords.passwordMissing;
  if (params?.shortest !== undefined) return fieldWords.tooShort.replace('{shortest}', String(params.shortest));
  if (params?.longest !== undefined) return fieldWords.tooLong.replace('{longest}', String(params.longest));
  if (params?.isPeriodEnd) return fieldWords.periodEnd;
  if (field === 'pin') return fieldWords.pin;
  if (params?.isName) return fieldWords.name;
  if (params?.isPhone) return fieldWords.phone;
  if (field === 'email') return fieldWords.email;
  if (field === 'date' || field === 'from' || field === 'to' || format === 'date') return fieldWords.date;
  if (field === 'at') return fieldWords.moment;
  return wordsOfField.get(field) ?? fieldWords.other;
}

const wordsOfField = new Map<string | undefined, string>([
  ['quantity', fieldWords.quantity],
  ['siren', fieldWords.siren],
  ['siret', fieldWords.siren],
  ['vat_number', fieldWords.vatNumber],
]);

function nameOf(field = ''): string {
  return Object.hasOwn(fieldNames, field) ? (fieldNames[field] ?? '') : `Le champ ${field}`.trim();
}
