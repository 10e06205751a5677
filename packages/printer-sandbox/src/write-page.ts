import type { PrintedSpan, PrintedTicket } from './print-roll.ts';

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const classesOf = ({ isLarge, isBold, isReversed }: PrintedSpan) =>
  [isLarge && 'large', isBold && 'bold', isReversed && 'reversed'].filter(Boolean).join(' ');

const style = (widthMm: number) => `
  body { width: ${widthMm}mm; margin: 0; padding: 2mm 4mm; box-sizing: border-box; background: #fff; color: #000;
    font: 9.4px/1.34 "DejaVu Sans Mono", ui-monospace, monospace }
  p { margin: 0; min-height: 1lh; white-space: pre }
  .large { font-size: 2em; line-height: 1.12 }
  .bold { font-weight: 700 }
  .reversed { background: #000; color: #fff; print-color-adjust: exact }
  .code { text-align: center; white-space: normal; overflow-wrap: anywhere }
  @page { size: ${widthMm}mm 297mm; margin: 0 }`;

/** A printed ticket as an HTML page in real size. Its codes are shown as text. */
export function writePage({ lines }: Pick<PrintedTicket, 'lines'>, widthMm: 58 | 80): string {
  const rows = lines.map((line) =>
    line.kind === 'code'
      ? `<p class="code">${escapeText(line.text)}</p>`
      : `<p>${line.spans.map((span) => `<span class="${classesOf(span)}">${escapeText(span.text)}</span>`).join('')}</p>`,
  );
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Ticket</title><style>${style(widthMm)}</style><body>${rows.join('\n')}</body></html>`;
}
