import type { Archive } from './archive-repository.ts';

/** The files of an archive: its lines, a notice in French, and the program that reads it. */
export type ArchivePart = 'jsonl.gz' | 'txt' | 'mjs';

/** The program that reads archives. It is copied beside each of them (BOK-26). */
export const readerFile = new URL('read-books.mjs', import.meta.url);

/** The name of a file, such as `livres-leve-tard-2026.jsonl.gz`. */
export function archiveFileName(siteId: string, period: string, part: ArchivePart): string {
  return part === 'mjs' ? 'read-books.mjs' : `livres-${siteId}-${period}.${part}`;
}

interface Header {
  made: string;
  seller: string;
  site: string;
  keys: { id: string }[];
}

/** The notice beside an archive, which explains it without the shop. */
export function archiveNotice({ period, header, trailer, seqFirst, seqLast }: Archive): string {
  const { made, seller, site, keys } = JSON.parse(header) as Header;
  const { file_sha256, records_sha256 } = JSON.parse(trailer) as Record<string, string>;
  const name = archiveFileName(site, period, 'jsonl.gz');
  return [
    `Livres de ${seller} : ${period}`,
    '',
    `Archive faite le ${made}, écritures ${seqFirst} à ${seqLast}, dans ${name}.`,
    `SHA-256 de tout sauf la dernière ligne, une fois décompressé : ${file_sha256}`,
    `SHA-256 des écritures, toujours le même : ${records_sha256}`,
    `Empreinte de la clé publique : ${keys.map(({ id }) => id).join(', ')}`,
    '',
    'La première ligne dit de qui, de quand et avec quelles clés. Chaque ligne suivante est une écriture :',
    'son numéro (seq), sa nature (kind), son jour de service (day), son instant en UTC (at), son contenu',
    '(content : montants en centimes, taux en points de base), son empreinte (hash) et sa signature (sig).',
    'empreinte = SHA-256 de l’empreinte d’avant, du numéro, de la nature, du jour, de l’instant et du SHA-256 du',
    'contenu, un par ligne. La signature (Ed25519) porte sur « comptoir books 1 », le numéro et l’empreinte, un',
    'par ligne. La dernière ligne compte, additionne et signe le tout. Le fichier ne contient aucun client.',
    '',
    'Pour le contrôler et l’additionner, sur toute machine qui a Node, sans la boutique :',
    `  node read-books.mjs ${name}`,
    'Gardez ces trois fichiers ailleurs que la boutique, au moins dix ans.',
    '',
  ].join('\n');
}

/** The fault of a line that the database has otherwise. */
export const tellOtherEntry = (seq: number): string => `l’écriture ${seq} n’est pas celle des livres`;
