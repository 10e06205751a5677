/** HTML that was escaped where it had to be. */
export interface Html {
  readonly html: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const toHtml = (value: string | Html) => (typeof value === 'string' ? escapeText(value) : value.html);

/** A piece of HTML in which every text is escaped: what a diner typed is shown, never obeyed. */
export function html(parts: TemplateStringsArray, ...values: (string | Html)[]): Html {
  return { html: String.raw({ raw: parts }, ...values.map(toHtml)) };
}

/** Pieces one after the other, texts escaped, with markup of ours in between. */
export function joinHtml(pieces: (string | Html)[], between = ''): Html {
  return { html: pieces.map(toHtml).join(between) };
}

/** A mail's whole document. */
export function mailDocument(pieces: Html[]): string {
  const { html: body } = joinHtml(pieces, '\n');
  return `<!doctype html><html lang="fr"><body style="font-family:sans-serif;color:#2b1d14;max-width:36em">\n${body}\n</body></html>`;
}
