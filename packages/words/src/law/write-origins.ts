import { type Meat, meatOrigin } from '@comptoir/domain';
import { typeset } from '@comptoir/format';
import { speciesWords, stageWords } from './law-words.ts';

let regions: Intl.DisplayNames | undefined;

/** "France" for "FR"; the code itself if it is no country's. */
function nameCountry(code: string): string {
  // Its data is slow to load, and most pages name no country.
  regions ??= new Intl.DisplayNames('fr', { type: 'region' });
  return regions.of(code) ?? code;
}

/** The meat of a sheep is told as "Agneau", the animal as "mouton". */
const meatWords: Record<Meat['species'], string> = { ...speciesWords, sheep: 'agneau' };

/** "Porc : origine France" or "Jambon cuit à l’os : élevé : Espagne · abattu : France" (LAW-03). Null if no origin is declared. */
function writeOrigin(meat: Meat): string | null {
  const found = meatOrigin(meat);
  if (!found) return null;
  const word = meatWords[meat.species];
  const name = meat.name ?? word.charAt(0).toUpperCase() + word.slice(1);
  if ('origin' in found) return `${name} : origine ${nameCountry(found.origin)}`;
  const list = (codes: string[]) => codes.map(nameCountry).join(', ');
  const { born, raised, slaughtered } = stageWords;
  const lived = found.isBirthTold ? `${born} et ${raised}` : raised;
  return `${name} : ${lived} : ${list(found.raised)} · ${slaughtered} : ${list(found.slaughtered)}`;
}

/** The sentences of the meats with a declared origin, each once. */
export function writeOrigins(meats: readonly Meat[] = []): string[] {
  return [...new Set(meats.flatMap((meat) => writeOrigin(meat) ?? []))];
}

/** The sentences of a dish as one line of a recap. */
export function joinOrigins(sentences: readonly string[]): string {
  return typeset(sentences.join(' ; '));
}
