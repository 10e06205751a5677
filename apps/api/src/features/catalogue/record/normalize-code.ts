/**
 * Normalises a coupon's code independently of the server's locale (OFR-31): trimmed, in capitals, with equal forms of accents, blanks and
 * apostrophes; "ß" becomes "SS".
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
