import { typeset } from '@comptoir/format';
import { Marked, type Token } from 'marked';

/** The message names the file and the line. */
export class TextFault extends Error {}

const allowedLink = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)/;
/** Own pictures only: no requests to third parties. */
const allowedPicture = /^\/media\//;

/** "Mentions légales" -> "mentions-legales" */
export const anchorOf = (heading: string) =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Anchors of all headings, in both Markdown styles. */
export const anchorsIn = (source: string): string[] =>
  new Marked().lexer(source).flatMap((token) => (token.type === 'heading' ? [anchorOf(token.text)] : []));

/** The error for a forbidden element; null: allowed. */
function offenceOf(token: Token): string | null {
  if (token.type === 'html') return 'le HTML n’est pas admis, écrivez en Markdown';
  if (token.type === 'link' && !allowedLink.test(token.href)) return `un lien ne peut pas mener à « ${token.href} »`;
  if (token.type === 'image' && !allowedPicture.test(token.href)) return 'une image doit être sous /media/';
  return token.type === 'heading' && token.depth === 1 ? 'les titres commencent par ## : la page a déjà le sien' : null;
}

interface MarkdownOptions {
  /** Path of the file, for error messages. */
  file: string;
  /** Added to the heading level; 0: "##" is an h2. */
  below?: 0 | 1;
}

/** Markdown to HTML, with French typography. HTML and bad links are errors, so no script can run. @throws TextFault */
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
