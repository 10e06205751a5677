interface FieldIssue {
  path: readonly PropertyKey[];
  code?: string | undefined;
  keys?: readonly string[];
}

/**
 * The French sentence for each wrong field, by its path ("customer.email"), at most twenty: for the `errors` of a 422.
 */
export function fieldErrors(issues: readonly FieldIssue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues.slice(0, 20)) {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys ?? []) errors[[...path, key].join('.')] = 'Champ inconnu';
    } else errors[path.join('.') || 'body'] = messageFor(path.at(-1));
  }
  return errors;
}

function messageFor(field: string | undefined): string {
  if (field === 'email') return 'Adresse e-mail invalide';
  if (field === 'date') return 'Date invalide';
  if (field === 'quantity') return 'Quantité invalide';
  return 'Valeur manquante ou invalide';
}
