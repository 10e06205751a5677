import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../../db/failure/error-parts.ts';
import type { Catalogue } from '../record/catalogue.ts';
import { checkCatalogueFile } from './check-catalogue-file.ts';
import type { CatalogueSite } from './check-references.ts';
import { decodeText } from './decode-text.ts';
import { findDepth, findDoubles, findFault, type LineOf, locateJson } from './json-lines.ts';

/** An invalid catalogue file. The message lists at most ten errors with their lines: "menus.json:12: …". */
export class CatalogueFault extends Error {
  override readonly name = 'CatalogueFault';
}

interface Source {
  name: string;
  text: string | Uint8Array;
}

/** Without a site: no foreign pictures, and the VAT of a restaurant. */
const usualSite: CatalogueSite = { tax: { enabled: true, inclusive: true, defaultRate: 10 } };

const parts = ['settings', 'options', 'menus', 'offers'] as const;

/**
 * Reads a catalogue: one JSON file, or a folder with settings.json, options.json, menus.json and offers.json. Throws `CatalogueFault`.
 */
export function readCatalogueFile(path: string, site: CatalogueSite = usualSite): Catalogue {
  if (!statSync(path).isDirectory()) return parseCatalogue({ name: path, text: readFileSync(path) }, site);
  const sources = parts.map((part) => ({ name: join(path, `${part}.json`), part }));
  const read = sources.map(({ name, part }) => ({ part, ...parseJson({ name, text: readFileSync(name) }) }));
  const placeOf = ([part, ...rest]: PropertyKey[]) => {
    const source = read.find((candidate) => candidate.part === part) ?? read[0];
    return `${source?.name}:${source?.lineOf(rest) ?? 1}`;
  };
  return validate(Object.fromEntries(read.map(({ part, value }) => [part, value])), placeOf, site);
}

/** Reads a catalogue from one JSON text. Throws `CatalogueFault`. */
export function parseCatalogue(source: Source, site: CatalogueSite = usualSite): Catalogue {
  const { value, lineOf, name } = parseJson(source);
  return validate(value, (path) => `${name}:${lineOf(path)}`, site);
}

/** A valid catalogue has at most nine levels of brackets, in the corners of a polygon. */
const deepestBracket = 30;

function parseJson({ name, text: given }: Source): { name: string; value: unknown; lineOf: LineOf } {
  const decoded = typeof given === 'string' ? { text: given } : decodeText(given);
  if ('line' in decoded)
    throw new CatalogueFault(`${name}:${decoded.line}: ce n’est pas de l’UTF-8 : enregistrez le fichier en UTF-8`);
  const text = decoded.text.replace(/^\ufeff/, '');
  const tooDeep = findDepth(text, deepestBracket);
  if (tooDeep !== null) throw new CatalogueFault(`${name}:${tooDeep}: des crochets trop profonds pour une carte`);
  const doubles = findDoubles(text).slice(0, 10);
  if (doubles.length > 0)
    throw new CatalogueFault(
      doubles.map(({ line, name: key }) => `${name}:${line}: ${key} est là deux fois`).join('\n'),
    );
  try {
    return { name, value: JSON.parse(text), lineOf: locateJson(text) };
  } catch (error) {
    throw new CatalogueFault(`${name}:${findFault(text)}: ce n’est pas du JSON (${messageOf(error)})`);
  }
}

function validate(value: unknown, placeOf: (path: PropertyKey[]) => string, site: CatalogueSite): Catalogue {
  const checked = checkCatalogueFile(value, site);
  if ('catalogue' in checked) return checked.catalogue;
  const faults = checked.problems.slice(0, 10);
  throw new CatalogueFault(
    faults.map(({ path, message }) => `${placeOf(path)}: ${path.join('.')}: ${message}`).join('\n'),
  );
}
