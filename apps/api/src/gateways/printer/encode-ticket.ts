import { setImmediate as nextTurn } from 'node:timers/promises';
import { columnsOf, type Paper, type TextLine, type TicketLine } from '@comptoir/domain';
import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';

interface Options {
  /** Beeps when the ticket is printed, for printers that can (TCK-19). */
  hasBeep?: boolean;
}

/** The side of a QR code's module, in dots of an eighth of a millimetre. */
const codeDots = 6;

/** The knife is above the head of the printer: the last lines are moved past it. */
const linesBeforeCut = 3;

/** `ESC B`: three beeps of 0.1 s each. */
const beep = [0x1b, 0x42, 3, 1];

/** Each line costs the library up to a quarter of a millisecond. After so many the event loop has its turn (TCK-11). */
const linesPerTurn = 20;

const createEncoder = (paper: Paper) =>
  new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns: columnsOf(paper),
    newline: '\n',
    feedBeforeCut: linesBeforeCut,
    codepageMapping: 'epson',
  });

/**
 * The bytes that print a ticket by ESC/POS and cut it off. The code page is fixed: if the library chose it, each ticket would hold the
 * event loop for 130 ms (TCK-11). No command here opens a drawer (TCK-19).
 */
export async function encodeTicket(
  lines: readonly TicketLine[],
  paper: Paper,
  { hasBeep = false }: Options = {},
): Promise<Uint8Array> {
  const parts = [createEncoder(paper).initialize().encode()];
  for (let start = 0; start < lines.length; start += linesPerTurn) {
    await nextTurn();
    parts.push(encodeLines(lines.slice(start, start + linesPerTurn), paper));
  }
  const end = createEncoder(paper);
  if (hasBeep) end.raw(beep);
  return Buffer.concat([...parts, end.cut('partial').encode()]);
}

/** The bytes of some lines. Tickets are encoded by a few at a time. */
export function encodeLines(lines: readonly TicketLine[], paper: Paper): Uint8Array {
  const encoder = createEncoder(paper).codepage(paper.codePage);
  for (const line of lines) {
    if (line.kind === 'text') addText(encoder, line);
    else encoder.align('center').qrcode(line.address, { size: codeDots }).align('left').newline();
  }
  return encoder.encode();
}

/** Each command costs time in the library, so a line without looks has none. */
function addText(encoder: ReceiptPrinterEncoder, { indent, text, isLarge, isBold, isReversed }: TextLine): void {
  if (isLarge) encoder.size(2, 2);
  // The empty columns before a reversed text stay white.
  if (indent > 0) encoder.text(' '.repeat(indent));
  if (isBold) encoder.bold(true);
  if (isReversed) encoder.invert(true);
  if (text !== '') encoder.text(text);
  if (isReversed) encoder.invert(false);
  if (isBold) encoder.bold(false);
  if (isLarge) encoder.size(1, 1);
  encoder.newline();
}
