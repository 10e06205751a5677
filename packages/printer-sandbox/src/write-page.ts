import type { PrintedSpan, PrintedTicket } from './print-roll.ts';

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const classesOf = ({ isLarge, isBold, isReversed }: PrintedSpan) =>
  [isLarge && 'large', isBold && 'bold', isReversed && 'reversed'].filter(Boolean).join(' ');

const style = (widthMm: number, paper: 'body' | 'article') => `
  ${paper} { width: ${widthMm}mm; margin: 0; padding: 2mm 4mm; box-sizing: border-box; background: #fff; color: #000;
    font: 9.4px/1.34 "DejaVu Sans Mono", ui-monospace, monospace }
  ${paper} p { margin: 0; min-height: 1lh; white-space: pre }
  .large { font-size: 2em; line-height: 1.12 }
  .bold { font-weight: 700 }
  .reversed { background: #000; color: #fff; print-color-adjust: exact }
  ${paper} .code { text-align: center; white-space: normal; overflow-wrap: anywhere }
  @page { size: ${widthMm}mm 297mm; margin: 0 }`;

function writeRows({ lines }: Pick<PrintedTicket, 'lines'>): string {
  const rows = lines.map((line) =>
    line.kind === 'code'
      ? `<p class="code">${escapeText(line.text)}</p>`
      : `<p>${line.spans.map((span) => `<span class="${classesOf(span)}">${escapeText(span.text)}</span>`).join('')}</p>`,
  );
  return rows.join('\n');
}

const head = (title: string) => `<!doctype html><html lang="fr"><meta charset="utf-8"><title>${title}</title>`;

/** A printed ticket as an HTML page in real size. Its codes are shown as text. */
export function writePage(ticket: Pick<PrintedTicket, 'lines'>, widthMm: 58 | 80): string {
  return `${head('Ticket')}<style>${style(widthMm, 'body')}</style><body>${writeRows(ticket)}</body></html>`;
}

/** What came out of a printer as one page, the last ticket first. `fault` is what could not be printed. The page looks again by itself. */
export function writeRoll(tickets: readonly PrintedTicket[], fault: string | null, widthMm: 58 | 80): string {
  const papers = tickets.toReversed().map((ticket) => `<article>${writeRows(ticket)}</article>`);
  const note = fault ?? (papers.length === 0 ? 'Aucun ticket pour l’instant.' : '');
  return `${head('Imprimante d’essai')}<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5">
<style>${style(widthMm, 'article')}
  body { margin: 0; padding: 1.5rem; background: #e9e4dc; font: 16px/1.5 system-ui, sans-serif }
  article { margin-block-end: 1.5rem; max-width: 100%; overflow: hidden; box-shadow: 0 1px 6px #0003 }</style>
<body><h1>Imprimante d’essai</h1>${note && `<p role="status">${escapeText(note)}</p>`}${papers.join('\n')}</body></html>`;
}
