interface Rule {
  prelude: string;
  body: string | null;
}

/** Returns the index at which the string or block that starts at the given index ends. */
function endOf(css: string, start: number): number {
  const quote = css[start];
  if (quote === '"' || quote === "'") return css.indexOf(quote, start + 1);
  let depth = 0;
  for (let at = start; at < css.length; at++) {
    const character = css[at];
    if (character === '"' || character === "'") at = endOf(css, at);
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return at;
  }
  return css.length;
}

function* rulesOf(css: string): Generator<Rule> {
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    const character = css[at];
    if (character === ';') {
      yield { prelude: css.slice(start, at).trim(), body: null };
      start = at + 1;
    } else if (character === '{') {
      const end = endOf(css, at);
      yield { prelude: css.slice(start, at).trim(), body: css.slice(at + 1, end) };
      start = end + 1;
      at = end;
    } else if (character === '"' || character === "'") at = endOf(css, at);
  }
}

/** Returns true if each class and id of the selector occurs in the page. The full stylesheet comes before a pointer rests on anything. */
function mayMatch(selector: string, names: ReadonlySet<string>): boolean {
  if (selector.includes(':hover')) return false;
  const asked = selector.replace(/:(not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '').match(/[.#](?:[\w-]|\\.)+/g);
  return (asked ?? []).every((token) => names.has(token.slice(1).replaceAll('\\', '')));
}

function pick(css: string, names: ReadonlySet<string>): string {
  let picked = '';
  for (const { prelude, body } of rulesOf(css)) {
    if (body === null) picked += `${prelude};`;
    else if (/^@(media|supports|layer|container)/.test(prelude)) {
      const inner = pick(body, names);
      if (inner) picked += `${prelude}{${inner}}`;
    } else if (prelude.startsWith('@')) picked += `${prelude}{${body}}`;
    else {
      const kept = prelude.split(/,(?![^(]*\))/).filter((selector) => mayMatch(selector, names));
      if (kept.length > 0) picked += `${kept.join(',')}{${body}}`;
    }
  }
  return picked;
}

/** Removes unused `@keyframes`, because they have no selector to match and are large. */
const dropUnusedKeyframes = (css: string) =>
  css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    new RegExp(`animation(-name)?:[^;}]*\\b${name}\\b`).test(css) ? rule : '',
  );

/** Removes the rules for forced colours. Few users need them, and the full stylesheet loads later. */
const dropForcedColours = (css: string) =>
  css.replace(/@media \(forced-colors: ?active\) ?\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

/** Removes custom properties that neither the styles nor the elements use. Repeats until none is left. */
function dropUnusedTokens(css: string, html: string): string {
  const asked = new Set([...(css + html).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const left = css.replace(/(--[\w-]+):[^;{}"']*(?:;|(?=\}))/g, (line, name: string) => (asked.has(name) ? line : ''));
  return left === css ? css : dropUnusedTokens(left, html);
}

/** Returns the rules that the page's elements use. The page inlines them for the first paint. */
export function criticalCss(sheets: string, html: string): string {
  const names = new Set<string>();
  for (const [, value = ''] of html.matchAll(/\s(?:class|id)="([^"]*)"/g))
    for (const name of value.split(/\s+/)) names.add(name);
  return dropUnusedTokens(dropUnusedKeyframes(pick(dropForcedColours(sheets), names)), html);
}
