import type { CodePage } from './printable-text.ts';

export const paperWidths = [80, 58] as const;
/** The width of a roll of paper in millimetres. */
export type PaperWidth = (typeof paperWidths)[number];

export interface Paper {
  width: PaperWidth;
  codePage: CodePage;
}

const columns: Record<PaperWidth, number> = { 80: 48, 58: 32 };

/** How many signs of the usual size fit on a line. */
export const columnsOf = ({ width }: Pick<Paper, 'width'>): number => columns[width];

export interface TicketLook {
  /** Twice as wide and high, so that half as many signs fit on a line. */
  isLarge?: true;
  isBold?: true;
  /** White on black. */
  isReversed?: true;
}

/** A line of a ticket. Its text has printable signs only, one column each; `indent` counts the empty columns before it. */
export interface TextLine extends TicketLook {
  kind: 'text';
  indent: number;
  text: string;
}

/** An address as a QR code, in the middle of the paper. */
interface CodeLine {
  kind: 'code';
  address: string;
}

export type TicketLine = TextLine | CodeLine;

/** A ticket as plain text, one line each; a code is its address. */
export function plainTicket(lines: readonly TicketLine[]): string {
  return lines.map((line) => (line.kind === 'code' ? line.address : ' '.repeat(line.indent) + line.text)).join('\n');
}
