import { normalizeText } from '@comptoir/domain';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const names = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' });

/** Codes by normalized name and by code. Of two codes for one country, such as FR and the former FX, the first is the one in use. */
const codes = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [[normalizeText(name), code] as const, [normalizeText(code), code] as const];
    })
    .toReversed(),
);

/** Reads names or codes of countries with commas between them: `France, Italie`. Null if one is unknown. */
export function readCountries(typed: string): string[] | null {
  const found = typed
    .split(',')
    .filter((name) => name.trim() !== '')
    .map((name) => codes.get(normalizeText(name)));
  const known = found.filter((code) => code !== undefined);
  return known.length === found.length ? [...new Set(known)] : null;
}

export function writeCountries(list: readonly string[]): string {
  return list.map((code) => names.of(code) ?? code).join(', ');
}
