import { signOf } from './code-pages.ts';
import type { Command } from './read-command.ts';

/** Neighbouring signs of one look. */
export interface PrintedSpan {
  text: string;
  isLarge: boolean;
  isBold: boolean;
  isReversed: boolean;
}

export type PrintedLine = { kind: 'text'; spans: PrintedSpan[] } | { kind: 'code'; text: string };

export interface PrintedTicket {
  lines: PrintedLine[];
  /** One line each, without the spaces at its end; a code is its text. */
  text: string;
  /** False if the paper ended without a cut, because the connection was lost. */
  isCut: boolean;
  beeps: number;
}

const usual = { isLarge: false, isBold: false, isReversed: false, table: 0 };

const textOf = (line: PrintedLine) =>
  line.kind === 'code'
    ? line.text
    : line.spans
        .map(({ text }) => text)
        .join('')
        .trimEnd();

/** Prints commands on a roll of paper with so many columns. */
export function createRoll(columns: number) {
  let look = { ...usual };
  let code = '';
  let lines: PrintedLine[] = [];
  let spans: PrintedSpan[] = [];
  let beeps = 0;

  const widthOf = ({ text, isLarge }: PrintedSpan) => text.length * (isLarge ? 2 : 1);

  function addSign(sign: string): void {
    const { isLarge, isBold, isReversed } = look;
    const last = spans.at(-1);
    if (last?.isLarge === isLarge && last.isBold === isBold && last.isReversed === isReversed) last.text += sign;
    else spans.push({ text: sign, isLarge, isBold, isReversed });
    const width = spans.reduce((sum, span) => sum + widthOf(span), 0);
    if (width > columns)
      throw new Error(`A line is longer than ${columns} columns: ${textOf({ kind: 'text', spans })}`);
  }

  function endLine(): void {
    lines.push({ kind: 'text', spans });
    spans = [];
  }

  /** The paper up to here; null if nothing was printed. */
  function tear(isCut: boolean): PrintedTicket | null {
    if (spans.length > 0) endLine();
    const text = lines.map(textOf).join('\n').trim();
    const ticket = { lines, text, isCut, beeps };
    lines = [];
    beeps = 0;
    return text === '' ? null : ticket;
  }

  function print(command: Command): PrintedTicket | null {
    switch (command.kind) {
      case 'sign':
        addSign(signOf(command.byte, look.table));
        break;
      case 'lineEnd':
        endLine();
        break;
      case 'reset':
        look = { ...usual };
        break;
      case 'bold':
        look.isBold = command.isOn;
        break;
      case 'reversed':
        look.isReversed = command.isOn;
        break;
      case 'large':
        look.isLarge = command.isOn;
        break;
      case 'codePage':
        look.table = command.table;
        break;
      case 'storeCode':
        code = command.text;
        break;
      case 'printCode':
        lines.push({ kind: 'code', text: code });
        break;
      case 'beep':
        beeps += 1;
        break;
      case 'cut':
        return tear(true);
    }
    return null;
  }

  return {
    /** Prints a command. Returns the ticket that it cuts off. @throws Error for a sign or a line that does not fit */
    print,
    tear,
  };
}
