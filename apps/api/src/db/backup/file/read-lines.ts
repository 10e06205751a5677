/** A text that is read line by line, or many lines at a time; memory holds no more than a piece and a line of it. */
export interface LineReader {
  /** The next line without its end; null where none ends any more, or only after a megabyte. */
  line(): Promise<string | null>;
  /** Whole lines in pieces, up to the line `end`, which is read too. The text ends before it: the last piece is null. */
  linesUntil(end: string): AsyncGenerator<Buffer | null>;
}

const lineFeed = 0x0a;
const longestLine = 2 ** 20;

/** Reads a text that comes in pieces, which may end anywhere. */
export function readLines(pieces: AsyncIterable<Buffer>): LineReader {
  const iterator = pieces[Symbol.asyncIterator]();
  /** What was read and not given yet; it begins with the beginning of a line. */
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

/** Where a line begins that is exactly this one; the text begins with a line. */
function positionOfLine(text: Buffer, line: string): number | null {
  if (text.indexOf(`${line}\n`) === 0) return 0;
  const before = text.indexOf(`\n${line}\n`);
  return before === -1 ? null : before + 1;
}
