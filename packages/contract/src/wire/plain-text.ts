// What people type is shown in a terminal, in a mail and on a page. Signs that nobody sees command those (an escape sequence
// clears the terminal, a line break begins a line of its own, a mark turns the reading direction), so a field of one line has
// none, and where older texts and notes are shown, they are written out.

/**
 * Characters without a shape: control characters, line ends, direction marks, zero-width ones, halves of characters.
 * Joiners and the emoji's variation selector stay: other scripts and emoji need them.
 */
const hiddenSigns =
  /(?<![^\p{ASCII}\p{Script=Latin}\p{Z}\p{C}])(?:\u200c|\u200d)|[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200c|\u200d|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;

export function isPlainLine(text: string): boolean {
  return text.search(hiddenSigns) < 0;
}

/** A pasted text on one line: direction marks of phones are removed, line ends and tabs become spaces. */
export function toPlainLine(text: string): string {
  return text
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/gu, ' ')
    .replace(hiddenSigns, '')
    .trim();
}

/** A text on one line that is safe anywhere: hidden characters are written out as in JSON. */
export function showLine(text: string): string {
  return text.replace(hiddenSigns, (sign) =>
    sign
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

export function showLines(text: string): string[] {
  return text.split(lineEnds).map(showLine);
}
