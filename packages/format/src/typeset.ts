/** French typography (I18N-10): no-break spaces around punctuation, inside a time, and between a number or a placeholder and its unit. */
export function typeset(text: string): string {
  return text
    .replace(/ ([;:!?€%»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/(\d) h (?=\d)/g, '$1\u00a0h\u00a0')
    .replace(/([\d}]) (?=(?:h|min|km|cm|cl)\b|\{\w*unit\})/gi, '$1\u00a0');
}
