import { typeset } from '@comptoir/format';
import { Marked, type Token } from 'marked';

/** The error's message contains the file and the line. */
export class TextFault extends Error {}

const allowedLink = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/;
/** Only pictures of the own site are allowed, so that a page sends no requests to third parties. */
const allowedPicture = /^\/media\//;

/** Makes the id of a heading: "Mentions légales" becomes "mentions-legales". */
export const anchorOf = (heading: string) =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const anchorsIn = (source: string): string[] =>
  new Marked().lexer(source).flatMap((token) => (token.type === 'heading' ? [anchorOf(token.text)] : []));

/** The error message for Markdown that is not allowed. Null if the element is allowed. */
function offenceOf(token: Token): string | null {
  if (token.type === 'html') return 'le HTML n’est pas admis, écrivez en Markdown';
  if (token.type === 'link' && !allowedLink.test(token.href)) return `un lien ne peut pas mener à « ${token.href} »`;
  if (token.type === 'image' && !allowedPicture.test(token.href)) return 'une image doit être sous /media/';
  return token.type === 'heading' && token.depth === 1 ? 'les titres commencent par ## : la page a déjà le sien' : null;
}

interface MarkdownOptions {
  /** The file's path, for error messages. */
  file: string;
  /** The number is added to the level of headings: with 0, "##" becomes an h2; with 1, an h3. */
  below?: 0 | 1;
}

/** Converts Markdown to HTML with French typography. @throws TextFault for HTML, bad links and foreign pictures. */
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
        const rows = token.rows.map((row) => `<tr>${row.map((cell) => this.tablecell(cell)).join('')}</tr>`).join('');
        const head = token.header.map((cell) => this.tablecell(cell)).join('');
        return `<div tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
      },
    },
  });
  return marked.parse(typeset(source), { async: false }).replace(/>\n+</g, '><').trim();
}
