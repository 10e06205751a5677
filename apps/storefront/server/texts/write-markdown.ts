import { typeset } from '@comptoir/format';
import { Marked, type Token } from 'marked';

/** A text that can't be shown as it is: its message names the file and the line. */
export class TextFault extends Error {}

/** Where a link may lead: the shop itself, a place of the page, another site, a mail or a call. */
const allowedLink = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/;
/** A picture comes from the shop: no page asks a stranger for anything. */
const allowedPicture = /^\/media\//;

/** Names a heading in addresses: "Mentions légales" -> "mentions-legales". */
export const anchorOf = (heading: string) =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The headings of a text by the names that addresses have for them, however each is marked. */
export const anchorsIn = (source: string): string[] =>
  new Marked().lexer(source).flatMap((token) => (token.type === 'heading' ? [anchorOf(token.text)] : []));

/** What a piece of the text does that no text may do; null: nothing. */
function offenceOf(token: Token): string | null {
  if (token.type === 'html') return 'le HTML n’est pas admis, écrivez en Markdown';
  if (token.type === 'link' && !allowedLink.test(token.href)) return `un lien ne peut pas mener à « ${token.href} »`;
  if (token.type === 'image' && !allowedPicture.test(token.href)) return 'une image doit être sous /media/';
  return token.type === 'heading' && token.depth === 1 ? 'les titres commencent par ## : la page a déjà le sien' : null;
}

interface MarkdownOptions {
  /** Named in faults, with a line of it; both are what people see of the file. */
  file: string;
  /** By how much its headings stand below those of the page; 0: a heading of "##" is an h2. */
  below?: 0 | 1;
}

/**
 * Writes a text in Markdown as HTML, with French typography. Nothing in it can run: HTML and links that are none are faults.
 *
 * @throws TextFault
 */
export function writeMarkdown(source: string, { file, below = 0 }: MarkdownOptions): string {
  const check = (token: Token) => {
    const offence = offenceOf(token);
    if (!offence) return;
    const line = source.slice(0, source.indexOf(token.raw.trim())).split('\n').length;
    throw new TextFault(`${file}, ligne ${line} : ${offence}.`);
  };
  const marked = new Marked({
    walkTokens: check,
    renderer: {
      heading({ tokens, depth, text }) {
        const tag = `h${depth + below}`;
        return `<${tag} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</${tag}>`;
      },
      table(token) {
        // It is wider than a phone: it scrolls by itself.
        const rows = token.rows.map((row) => `<tr>${row.map((cell) => this.tablecell(cell)).join('')}</tr>`).join('');
        const head = token.header.map((cell) => this.tablecell(cell)).join('');
        return `<div tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
      },
    },
  });
  return marked.parse(typeset(source), { async: false }).replace(/>\n+</g, '><').trim();
}
