/** Reads a text line by line, or many lines at a time. Memory holds one piece and one line at most. */
export interface LineReader {
  /** The next line without its end; null: no further line ends within a megabyte. */
  line(): Promise<string | null>;
  /** Yields whole lines in pieces up to the line `end`, which is consumed. If the text ends before, the last piece is null. */
  linesUntil(end: string): AsyncGenerator<Buffer | null>;
}

const lineFeed = 0x0a;
const longestLine = 2 ** 20;

export function readLines(pieces: AsyncIterable<Buffer>): LineReader {
  const iterator = pieces[Symbol.asyncIterator]();
  /** The text that is read and not yet given; it begins at a line. */
  let rest: Buffer = Buffer.alloc(0);

  async function readOn(): Promise<boolean> {
    const { done, value } = await iterator.next();
    if (done) return false;
    rest = rest.length === 0 ? value : Buffer.concat([rest, value]);
    return true;
  }

  function take(length: number): Buffer {
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  }

  return {
    line: async () => {
      while (!rest.includes(lineFeed)) if (rest.length > longestLine || !(await readOn())) return null;
      return take(rest.indexOf(lineFeed) + 1)
        .toString('utf8')
        .slice(0, -1);
    },
    linesUntil: async function* (end) {
      for (;;) {
        const position = positionOfLine(rest, end);
        const whole = take(position ?? rest.lastIndexOf(lineFeed) + 1);
        if (whole.length > 0) yield whole;
        if (position !== null) {
          take(end.length + 1);
          return;
        }
        if (!(await readOn())) yield null;
      }
    },
  };
}

/** The position of a line that equals `line`; null: there is none. */
function positionOfLine(text: Buffer, line: string): number | null {
  if (text.indexOf(`${line}\n`) === 0) return 0;
  const before = text.indexOf(`\n${line}\n`);
  return before === -1 ? null : before + 1;
}
