import { setImmediate as giveWay } from 'node:timers/promises';
import type { Db } from '../../../db/database.ts';
import { messageOf } from '../../../db/failure/error-parts.ts';
import { splitWords } from '../words/address-words.ts';
import { searchTextOf } from '../words/read-address.ts';
import {
  addStreets,
  beginImport,
  countStreets,
  removeSomeStreets,
  type StreetWithHouses,
  serveImport,
  tidyStreets,
} from './address-repository.ts';
import { type BanAddress, openBanTable } from './read-ban-line.ts';
import { readLines } from './read-lines.ts';

/** A failed import of addresses; the previous addresses stay active. The message is one French sentence. */
export class AddressFault extends Error {
  override readonly name = 'AddressFault';
}

export interface ImportedAddresses {
  addresses: number;
  streets: number;
  unreadableLines: number;
}

const linesPerBatch = 500;

/** Imports a file of the Base Adresse Nationale (`.csv`, `.csv.gz`) as a whole. Throws `AddressFault`. */
export async function importAddresses(db: Db, path: string): Promise<ImportedAddresses> {
  const importId = await beginImport(db);
  try {
    return await loadAddresses(db, importId, path);
  } finally {
    while (await removeSomeStreets(db, importId)) await giveWay();
    await tidyStreets(db);
  }
}

export async function loadAddresses(db: Db, importId: number, path: string): Promise<ImportedAddresses> {
  const counts = { addresses: 0, unreadableLines: 0 };
  let batch: BanAddress[] = [];
  const store = async () => {
    const isOurs = batch.length === 0 || (await addStreets(db, importId, gatherStreets(batch)));
    if (!isOurs) throw overtaken(path);
    counts.addresses += batch.length;
    batch = [];
    await giveWay();
  };

  for await (const address of addressesOf(path)) {
    if (address) batch.push(address);
    else counts.unreadableLines += 1;
    if (batch.length === linesPerBatch) await store();
  }
  await store();
  if (counts.addresses === 0) throw new AddressFault(`${path} n’a aucune adresse lisible.`);
  if (!(await serveImport(db, importId))) throw overtaken(path);
  return { ...counts, streets: await countStreets(db, importId) };
}

function overtaken(path: string): AddressFault {
  return new AddressFault(`Les adresses de ${path} ne sont pas reprises : un autre import a commencé depuis.`);
}

async function* addressesOf(path: string): AsyncGenerator<BanAddress | null> {
  let readLine: ReturnType<typeof openBanTable> = null;
  for await (const line of linesOf(path)) {
    if (readLine) {
      if (line !== '') yield readLine(line);
      continue;
    }
    readLine = openBanTable(line);
    if (!readLine)
      throw new AddressFault(`${path} n’a pas les colonnes de la Base Adresse Nationale (adresses-69.csv).`);
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  try {
    yield* readLines(path);
  } catch (error) {
    throw new AddressFault(`${path} est illisible : ${messageOf(error)}.`, { cause: error });
  }
}

function gatherStreets(addresses: BanAddress[]): StreetWithHouses[] {
  const streets = new Map<string, StreetWithHouses>();
  for (const { name, city, postalCode, houseNumber, point } of addresses) {
    const searchText = searchTextOf([...splitWords(name), ...splitWords(city)], postalCode);
    const street = streets.get(searchText) ?? { searchText, name, city, postalCode, point, houses: [] };
    if (houseNumber) street.houses.push({ ...houseNumber, point });
    streets.set(searchText, street);
  }
  return [...streets.values()];
}
