import { lineOf, parseSource } from '../boundaries/parse-source.ts';

interface UnplainWord {
  /** The first line of the comment, counted from 1. */
  line: number;
  word: string;
}

/** Words that make a comment hard to read; CONTRIBUTING.md has examples of plain ones. */
const unplain =
  /\b(?:whoever|whomever|somebody|nobody|anew|in the place of|so long as|stands|for it is|for they are|is told of)\b/gi;

/** A line break in a block comment, with the star that begins the next line. */
const lineBreak = /\s*\n\s*(?:\*(?!\/))?\s*/g;

/** Finds unplain words in the comments of a source, also phrases that go over a line break. Code and strings may have them. */
export function findUnplainWords(name: string, source: string): UnplainWord[] {
  return parseSource(name, source).comments.flatMap(({ start, end }) => {
    const line = lineOf(source, start);
    const text = source.slice(start, end).replace(lineBreak, ' ');
    return [...text.matchAll(unplain)].map(([word]) => ({ line, word: word.toLowerCase() }));
  });
}
