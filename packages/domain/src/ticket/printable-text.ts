export const codePages = ['windows1252', 'cp858'] as const;
/** The character set that a printer is switched to. It has one byte a sign, so each sign takes one column. */
export type CodePage = (typeof codePages)[number];

/**
 * The printable signs of each code page beyond ASCII, without those that draw boxes, and in `cp858` without `¶` and `§`, which the encoder
 * writes as control characters.
 */
const signs: Record<CodePage, string> = {
  windows1252:
    '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ¡¢£¤¥¦§¨©ª«¬®¯°±²³´µ¶·¸¹º»¼½¾¿' +
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  cp858: 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»ÁÂÀ©¢¥ãÃ¤ðÐÊËÈ€ÍÎÏ¦ÌÓßÔÒõÕµþÞÚÛÙýÝ¯´±¾÷¸°¨·¹³²',
};

/** What is printed for a sign that a code page lacks, if its letters without accents do not say it. */
const substitutes: Record<string, string> = {
  '−': '-',
  '‐': '-',
  '–': '-',
  '—': '-',
  '→': '>',
  '⁄': '/',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  Œ: 'OE',
  œ: 'oe',
};

const isAscii = (sign: string) => sign >= ' ' && sign <= '~';

/**
 * Prepares a text for one line of a printer: spaces of all kinds and line ends become one space, and signs that the code page lacks are
 * written with those that it has. Control characters, emoji and all other signs are left out, so that no diner's note commands the
 * printer (TCK-12, TCK-13). Each sign of the result takes one column.
 */
export function printableText(text: string, codePage: CodePage): string {
  const isKnown = (sign: string) => isAscii(sign) || signs[codePage].includes(sign);
  const write = (sign: string): string => {
    if (isKnown(sign)) return sign;
    return [...sign.normalize('NFKD')].map((part) => (isKnown(part) ? part : (substitutes[part] ?? ''))).join('');
  };
  return [...text.normalize('NFC').replace(/[\s\u0085\p{Z}]/gu, ' ')].map(write).join('').replace(/ +/g, ' ').trim();
}
