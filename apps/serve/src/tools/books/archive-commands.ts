import { existsSync } from 'node:fs';
import { checkArchive, makeArchive, showArchive, writeArchive } from '@comptoir/api';
import { printJson } from '../print/print-json.ts';
import { demand, type Words } from '../print/words.ts';
import { withShop } from '../with-shop.ts';
import { toolsOf } from './books-commands.ts';

/** The command `books archive` writes the archive of a closed year or month into a folder (BOK-24). */
export async function archiveShopBooks({ year, month, out, isJson }: Words): Promise<void> {
  demand(/^\d{4}$/.test(year) && /^(0?[1-9]|1[0-2])?$/.test(month));
  const period = month === '' ? year : `${year}-${month.padStart(2, '0')}`;
  const folder = out === '' ? '.' : out;
  if (!existsSync(folder)) throw new Error(`Il n’y a pas de dossier ${folder}.`);
  const { archive, files } = await withShop(async (shop) => {
    const made = await makeArchive({ ...toolsOf(shop), site: shop.site }, { period, by: null });
    if (typeof made === 'string') throw new Error(refusals[made]);
    return { archive: made, files: await writeArchive(shop.db, made, { siteId: shop.site.id, folder }) };
  });
  console.log(isJson ? printJson({ ...archive, files }) : [`L’archive ${period} est faite :`, ...files].join('\n'));
}

const refusals: Record<Extract<Awaited<ReturnType<typeof makeArchive>>, string>, string> = {
  not_closed: 'Cette période n’est pas close : seuls un mois ou une année clos s’archivent.',
  purged: 'Les ventes de cette période ont été effacées après dix ans : leur archive est le fichier qui a été gardé.',
  books_unsound: 'Les livres ne sont pas justes : « books verify » dit ce qui ne va pas.',
  other_key: 'Les livres sont signés avec une autre clé que celle de cette machine.',
};

/**
 * The command `books check FILE` reads an archive again, by itself and beside the books (BOK-27). Its exit code is 0 if it
 * is sound, 1 if it is not.
 */
export async function checkShopArchive({ subject, isJson }: Words): Promise<void> {
  demand(subject !== '');
  if (!existsSync(subject)) throw new Error(`Il n’y a pas de fichier ${subject}.`);
  const checked = await withShop(({ db, now }) => checkArchive(db, subject, now()));
  const { header, entries, faults, isKnown } = checked;
  const known = isKnown ? ['Chaque écriture est celle des livres : la boutique le note.'] : [];
  console.log(
    isJson ? printJson({ header, entries, faults, isKnown }) : [...showArchive(checked), ...known].join('\n'),
  );
  process.exitCode = Math.min(faults.length, 1);
}
