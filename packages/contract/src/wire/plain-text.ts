// Typed text is shown in terminals, mails and pages, where invisible characters are dangerous: an escape sequence clears a terminal, and a
// direction mark reverses text. So one-line fields refuse them, and older texts and notes show them escaped.

/**
 * Controls, line ends, direction marks, zero-width characters and lone surrogates. Joiners and the emoji variation selector are allowed,
 * because other scripts and emoji need them.
 */
const hiddenSigns =
  /(?<![^\p{ASCII}\p{Script=Latin}\p{Z}\p{C}])(?:\u200c|\u200d)|[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?!\u200c|\u200d|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;

export function isPlainLine(text: string): boolean {
  return text.search(hiddenSigns) < 0;
}

/** Puts a pasted text on one line: removes direction marks, and turns line ends and tabs into spaces. */
export function toPlainLine(text: string): string {
  return text
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/gu, ' ')
    .replace(hiddenSigns, '')
    .trim();
}

/** Makes a text safe to show on one line: hidden characters are escaped as in JSON. */
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
