// What people type is shown in a terminal, in a mail and on a page. Signs that nobody sees command those (an escape sequence
// clears the terminal, a line break begins a line of its own, a mark turns the reading direction), so a field of one line has
// none, and where older texts and notes are shown, they are written out.

/**
 * Signs without a shape of their own: control characters, line ends, marks of reading direction, zero-width ones, halves of
 * characters. Joiners belong to the spelling of other scripts and of composed emoji, as does the emoji's variation selector.
 */
const hiddenSigns =
  /(?<![^\p{ASCII}\p{Script=Latin}\p{Z}\p{C}])(?:\u200c|\u200d)|[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200c|\u200d|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;

/** Whether a text is one line on which everything can be seen. */
export function isPlainLine(text: string): boolean {
  return text.search(hiddenSigns) < 0;
}

/** A text as it was meant where it was pasted: the marks that a phone puts around its numbers go, line ends and tabs are blanks. */
export function toPlainLine(text: string): string {
  return text
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/gu, ' ')
    .replace(hiddenSigns, '')
    .trim();
}

/** A text as one line that can be shown anywhere: hidden signs are written out, as JSON would. */
export function showLine(text: string): string {
  return text.replace(hiddenSigns, (sign) =>
    sign
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}

/** The lines of a text as its author broke them, each as `showLine` has it. */
export function showLines(text: string): string[] {
  return text.split(lineEnds).map(showLine);
}
