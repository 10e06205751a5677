const reasons: Record<string, string> = {
  ENOSPC: 'le disque est plein',
  EDQUOT: 'le disque est plein',
  EFBIG: 'le fichier est devenu trop grand',
  EACCES: 'ce compte n’y a pas accès',
  EPERM: 'ce compte n’y a pas accès',
  EROFS: 'ce disque est en lecture seule',
  ENOTDIR: 'ce n’est pas un dossier',
  ABORT_ERR: 'elle a été interrompue',
};

/** Why a backup to a folder failed, as a sentence: what the disk answers is told in words, what was said already stays. */
export function whyInFrench(error: unknown, folder: string): string {
  const { code, path, message, cause } = error as NodeJS.ErrnoException & { cause?: unknown };
  const { code: causeCode } = (cause ?? {}) as { code?: unknown };
  const known = reasons[String(code)] ?? reasons[String(causeCode)];
  if (known) return `La sauvegarde n’a pas pu être écrite dans ${folder} : ${known}${path ? ` (${path})` : ''}.`;
  return code === undefined ? message : `La sauvegarde n’a pas pu être écrite dans ${folder} : ${message}.`;
}
