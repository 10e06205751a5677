const reasons: Record<string, string> = {
  ENOSPC: 'le disque est plein',
  EDQUOT: 'le disque est plein',
  EFBIG: 'le fichier est devenu trop grand',
  EACCES: 'ce compte n’y a pas accès',
  EPERM: 'ce compte n’y a pas accès',
  EROFS: 'ce disque est en lecture seule',
  ENOENT: 'ce fichier ou ce dossier n’existe pas',
  ENOTDIR: 'ce n’est pas un dossier',
  ABORT_ERR: 'interruption demandée',
};

/** Why something failed, as a sentence that begins with `what`: what the disk answers is told in words, what was said already stays. */
export function whyInFrench(error: unknown, what: string): string {
  const { code, message, cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  const causes = [error, cause ?? {}] as NodeJS.ErrnoException[];
  const [known] = causes.flatMap((one) => reasons[String(one.code)] ?? []);
  const [path] = causes.flatMap((one) => one.path ?? []);
  if (known) return `${what} : ${known}${path ? ` (${path})` : ''}.`;
  return code === undefined ? message : `${what} : ${message}.`;
}
