/** The signs of the bytes from 0x80 on. A dot means that a page has none. */
const upperHalves: Record<number, string> = {
  /** Epson's table 16: Windows-1252. */
  16:
    '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ' +
    '\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿' +
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  /** Epson's table 19: code page 858. */
  19:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
};

export const isCodePage = (table: number): boolean => table in upperHalves;

/** The sign of a byte in one of Epson's tables. @throws Error if the table has none there */
export function signOf(byte: number, table: number): string {
  if (byte < 0x80) return String.fromCharCode(byte);
  const sign = upperHalves[table]?.[byte - 0x80];
  if (sign === undefined || sign === '.') throw new Error(`Table ${table} has no sign 0x${byte.toString(16)}.`);
  return sign;
}
