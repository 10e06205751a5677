import { readFileSync } from 'node:fs';
import { colourPairs } from './colour-pairs.ts';
import { contrastOf, parseColour } from './contrast.ts';

/** The names of the tokens, without the two leading hyphens. */
type Tokens = ReadonlyMap<string, string>;

const declaration = /^--([\w-]+)\s*:\s*([^;{}]+)$/;
const written = /--([\w-]+)\s*:\s*([^;{}]+);/g;
const colourName = /^color-/;

function readDesign(): Tokens {
  const css = readFileSync(new URL(import.meta.resolve('@comptoir/ui/tokens.css')), 'utf8');
  // The first definition of a token counts: later ones are inside media queries.
  const found = [...css.matchAll(written)].map(([, name = '', value = '']) => [name, value.trim()] as const);
  return new Map(found.reverse());
}

/** Reads a stylesheet that is one `:root { --name: value; }` rule. Null if there are other rules. */
function readTheme(css: string): Tokens | null {
  const body = /^:root\s*\{([^{}]*)\}$/.exec(css)?.[1];
  if (body === undefined) return null;
  const found = new Map<string, string>();
  for (const line of body.split(';').map((part) => part.trim())) {
    if (line === '') continue;
    const [, name, value] = declaration.exec(line) ?? [];
    if (name === undefined || value === undefined) return null;
    found.set(name, value.trim());
  }
  return found;
}

/** Returns the errors of a `theme.css`: unknown names, unreadable colours, low contrast. */
export function judgeTheme(css: string): string[] {
  if (css === '') return [];
  const theme = readTheme(css);
  if (!theme) return ['il faut un seul :root { } de propriétés, comme --color-tomato: #0b6e4f;'];
  const design = readDesign();
  const problems = [...theme].flatMap(([name, value]) => {
    if (!design.has(name)) return [`--${name}: la charte n’a pas ce nom`];
    return colourName.test(name) && !parseColour(value)
      ? [`--${name}: il faut une couleur comme #0b6e4f ou oklch(0.48 0.1 160)`]
      : [];
  });

  const colourOf = (name: string) => parseColour(theme.get(`color-${name}`) ?? design.get(`color-${name}`) ?? name);
  const isOurs = (name: string) => theme.has(`color-${name}`);
  for (const { front, ground, least } of colourPairs) {
    const [one, other] = [colourOf(front), colourOf(ground)];
    if (!one || !other || !(isOurs(front) || isOurs(ground))) continue;
    const ratio = contrastOf(one, other);
    // The ratio is truncated, because 4.496 would be rounded to the sufficient 4.5.
    if (ratio < least)
      problems.push(
        `${shown(front)} sur ${shown(ground)} : le contraste est de ${Math.floor(ratio * 100) / 100}, il faut au moins ${least}`,
      );
  }
  return problems;
}

const shown = (name: string) => (name.startsWith('#') ? name : `--color-${name}`);
