import {
  type BooksReport,
  closeDay,
  declareGap,
  messageOf,
  openBookKey,
  readWitness,
  replaceKey,
  verifyBooks,
} from '@comptoir/api';
import { readConfig } from '../../environment/config.ts';
import { booksKeyOf, findBooksKey, keepHead, readKeptHead } from '../../secret/open-books.ts';
import { printJson } from '../print/print-json.ts';
import { demand, type Words } from '../print/words.ts';
import { type ToolShop, withShop } from '../with-shop.ts';
import { showBooksReport } from './show-books-report.ts';

/**
 * The command `books verify` (BOK-31). Its exit code is 0 if the books are sound, 1 if they are not, and 2 if they could not
 * be looked at.
 */
export async function verifyShopBooks({ head, isJson }: Words): Promise<void> {
  const witness = head === '' ? null : readWitness(head);
  demand(head === '' || witness !== null);
  const report = await lookAtBooks(witness).catch((error: unknown) => {
    console.error(messageOf(error));
    return null;
  });
  if (report) console.log(isJson ? printJson(report) : showBooksReport(report));
  process.exitCode = report === null ? 2 : Math.min(report.count, 1);
}

function lookAtBooks(witness: ReturnType<typeof readWitness>): Promise<BooksReport> {
  const { dataDir } = readConfig(process.env);
  const kept = readKeptHead(dataDir);
  const witnesses = [witness, kept].filter((one) => one !== null);
  return withShop(({ db, site }) => verifyBooks(db, { site, keyId: findKey()?.id ?? null, witnesses }));
}

/** The command `books close` closes the oldest open service day that is over, without the wait of half an hour (BOK-12). */
export async function closeShopDay({ isJson }: Words): Promise<void> {
  const close = await withShop((shop) => closeDay(toolsOf(shop), { by: null, isPatient: false }));
  if (typeof close === 'string') throw new Error(refusals[close]);
  console.log(isJson ? printJson(close) : `Le jour ${close.period} est clos.`);
}

const refusals: Record<Extract<Awaited<ReturnType<typeof closeDay>>, string>, string> = {
  not_over: 'Aucun jour n’est à clore : le plus ancien qui soit ouvert n’est pas fini.',
  books_unsound: 'Les livres ne sont pas justes : la clôture attend. « books verify » dit ce qui ne va pas.',
  other_key: 'Les livres sont signés avec une autre clé que celle de cette machine.',
  no_books: 'Cette boutique n’a pas encore de livres : ils commencent à son premier démarrage.',
};

/** The command `books key` goes on with this machine's key where the former one is lost (BOK-05). */
export async function replaceBooksKey({ reason, isJson }: Words): Promise<void> {
  demand(reason.trim() !== '');
  const isReplaced = await withShop((shop) => replaceKey(toolsOf(shop), reason.trim()));
  if (!isReplaced) throw new Error('Les livres sont déjà signés avec la clé de cette machine, ou n’ont pas commencé.');
  console.log(isJson ? printJson({ isReplaced }) : 'Les livres continuent avec la clé de cette machine, et le disent.');
}

/** The command `books restored` says for good which entries a restored backup did not have (BOK-30). */
export async function declareBooksGap({ reason, isJson }: Words): Promise<void> {
  demand(reason.trim() !== '');
  const { dataDir } = readConfig(process.env);
  const kept = readKeptHead(dataDir);
  if (!kept) throw new Error('Cette machine n’a gardé aucune fin des livres : rien ne dit ce qui manque.');
  const declared = await withShop((shop) => declareGap(toolsOf(shop), { kept, reason: reason.trim() }));
  if (typeof declared === 'string') throw new Error(gapRefusals[declared]);
  await keepHead(dataDir, declared.head);
  const { from, to } = declared.gap;
  console.log(isJson ? printJson(declared.gap) : `Trou déclaré de ${from} à ${to}, pour toujours.`);
}

const gapRefusals: Record<Extract<Awaited<ReturnType<typeof declareGap>>, string>, string> = {
  no_gap: 'Rien ne manque : les livres ont encore la fin que cette machine a gardée.',
  other_key: refusals.other_key,
};

/** What the books are written with on this machine. @throws Error if it has no key */
export function toolsOf({ db, site, now }: ToolShop) {
  const key = findKey();
  if (!key) throw new Error('Cette machine n’a pas de clé des livres : la boutique en fait une à son démarrage.');
  return { db, site, key, now: () => now().toZonedDateTimeISO(site.timeZone) };
}

/** The key of the books; null if this machine has none. */
export function findKey() {
  const secret = findBooksKey(readConfig(process.env));
  return secret && openBookKey(booksKeyOf(secret));
}
