/**
 * Normalises a coupon's code: trimmed, in capitals, whatever the server's locale (OFR-31). Composed and decomposed accents, kinds of blanks
 * and of apostrophes are equal; "ß" is "SS".
 */
export function normalizeCode(code: string): string {
  return code
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[‘’ʼ′]/gu, "'")
    .replace(/[“”«»]/gu, '"')
    .trim()
    .toUpperCase();
}
