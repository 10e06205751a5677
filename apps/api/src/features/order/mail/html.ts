export interface Html {
  readonly html: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const toHtml = (value: string | Html) => (typeof value === 'string' ? escapeText(value) : value.html);

export function html(parts: TemplateStringsArray, ...values: (string | Html)[]): Html {
  return { html: String.raw({ raw: parts }, ...values.map(toHtml)) };
}

/** Joins pieces of HTML. Texts are escaped, but `between` is inserted as markup. */
export function joinHtml(pieces: (string | Html)[], between = ''): Html {
  return { html: pieces.map(toHtml).join(between) };
}

/** Without this HTML head, mail programs in dark mode show nearly black text on black. */
const head =
  '<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){body{color:#f3e9e0!important}}</style></head>';

export function mailDocument(pieces: Html[]): string {
  const { html: body } = joinHtml(pieces, '\n');
  return `<!doctype html><html lang="fr">${head}<body style="font-family:sans-serif;color:#2b1d14;max-width:36em">\n${body}\n</body></html>`;
}

/** Paragraphs of which one is an address, which becomes a link. */
export function linkedParagraphs(paragraphs: readonly string[], address: string): Html[] {
  return paragraphs.map((text) =>
    text === address ? html`<p><a href="${text}">${text}</a></p>` : html`<p>${text}</p>`,
  );
}
