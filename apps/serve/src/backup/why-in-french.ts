const wholes: Record<string, string> = {
  ENOSPC: 'le disque est plein',
  EDQUOT: 'le disque est plein',
  EFBIG: 'le fichier est devenu trop grand',
  ABORT_ERR: 'interruption demandée',
};
const places: Record<string, string> = {
  EACCES: 'ce compte n’y a pas accès',
  EPERM: 'ce compte n’y a pas accès',
  EROFS: 'ce disque est en lecture seule',
  ENOENT: 'ce fichier ou ce dossier n’existe pas',
  ENOTDIR: 'ce n’est pas un dossier',
};

/** Describes a system error in French, after the words in `what`. Messages of our own errors are returned as they are. */
export function whyInFrench(error: unknown, what: string): string {
  const { code, message, cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  for (const one of [error, cause ?? {}] as NodeJS.ErrnoException[]) {
    const [whole, place] = [wholes[String(one.code)], places[String(one.code)]];
    if (whole) return `${what} : ${whole}.`;
    if (place) return `${what} : ${place}${one.path ? ` (${one.path})` : ''}.`;
  }
  return code === undefined ? message : `${what} : ${message}.`;
}
