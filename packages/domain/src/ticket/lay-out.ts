import { printableText } from './printable-text.ts';
import { columnsOf, type Paper, type TextLine, type TicketLook } from './ticket-line.ts';

interface Start {
  /** Empty columns before all lines of the text. */
  indent?: number;
  /** Printable signs before the first line, such as "2 × "; the other lines begin below their end. */
  lead?: string;
}

export interface Layout {
  /** The text on as many lines as it needs. It breaks at spaces, but not at no-break spaces. */
  text: (text: string, options?: TicketLook & Start) => TextLine[];
  /** One text at each edge of the paper; the right one moves to a line of its own if both do not fit. */
  pair: (left: string, right: string, options?: TicketLook & Start) => TextLine[];
  centred: (text: string, look?: TicketLook) => TextLine[];
  /** The text in the middle of black lines from edge to edge. */
  banner: (text: string, look?: TicketLook) => TextLine[];
  /** Cells of equal width; all but the first end at their right edge. */
  row: (cells: readonly string[]) => TextLine[];
  rule: () => TextLine[];
  blank: () => TextLine[];
}

/** A word in pieces of at most `width` signs. */
const cut = (word: string, width: number) =>
  Array.from({ length: Math.ceil(word.length / width) }, (_, piece) => word.slice(piece * width, (piece + 1) * width));

/** Words on lines of at most `width` signs. */
function wrap(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words.flatMap((one) => cut(one, width))) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** Lays out a ticket on this paper. No line is longer than the paper's columns, whatever the text is (TCK-01). */
export function layOut(paper: Paper): Layout {
  const columns = columnsOf(paper);
  const widthOf = ({ isLarge }: TicketLook) => (isLarge ? Math.floor(columns / 2) : columns);
  const print = (text: string) => printableText(text, paper.codePage);
  const wordsOf = (text: string) =>
    text
      .split(/[^\S\u00a0\u202f]+/u)
      .map(print)
      .filter(Boolean);

  const text: Layout['text'] = (content, { indent = 0, lead = '', ...look } = {}) => {
    const lines = wrap(wordsOf(content), widthOf(look) - indent - lead.length);
    const [first = ''] = lines;
    const all = lead === '' ? lines : [lead + first, ...lines.slice(1)];
    return all.map((line, position) => ({
      kind: 'text',
      indent: position === 0 ? indent : indent + lead.length,
      text: line,
      ...look,
    }));
  };

  const toRight = (line: string, look: TicketLook): TextLine => ({
    kind: 'text',
    indent: widthOf(look) - line.length,
    text: line,
    ...look,
  });

  const centred: Layout['centred'] = (content, look = {}) =>
    wrap(wordsOf(content), widthOf(look)).map((line) => ({
      kind: 'text',
      indent: Math.floor((widthOf(look) - line.length) / 2),
      text: line,
      ...look,
    }));

  return {
    text,
    centred,
    pair: (left, right, { indent = 0, lead = '', ...look } = {}) => {
      const lefts = text(left, { indent, lead, ...look });
      const end = print(right);
      const last = lefts.at(-1);
      const free = widthOf(look) - (last ? last.indent + last.text.length : 0) - end.length;
      if (!last || free < 1)
        return [...lefts, ...wrap(wordsOf(right), widthOf(look)).map((line) => toRight(line, look))];
      return [...lefts.slice(0, -1), { ...last, text: last.text + ' '.repeat(free) + end }];
    },
    banner: (content, look = {}) =>
      centred(content, look).map(({ indent, text: line }) => ({
        kind: 'text',
        indent: 0,
        text: (' '.repeat(indent) + line).padEnd(widthOf(look)),
        ...look,
        isReversed: true,
      })),
    row: (cells) => {
      const printed = cells.map(print);
      const width = Math.floor(columns / cells.length);
      if (printed.some((cell) => cell.length > width)) return text(cells.join(' '));
      const line = printed.map((cell, position) => (position === 0 ? cell.padEnd(width) : cell.padStart(width)));
      return [{ kind: 'text', indent: 0, text: line.join('') }];
    },
    rule: () => [{ kind: 'text', indent: 0, text: '-'.repeat(columns) }],
    blank: () => [{ kind: 'text', indent: 0, text: '' }],
  };
}
