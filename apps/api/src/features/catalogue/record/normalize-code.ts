/** Unifies capitals, accents, blanks and apostrophes of a coupon's code, independently of the locale (OFR-31). */
export function normalizeCode(code: string): string {
  return code
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[‘’ʼ′]/gu, "'")
    .replace(/[“”«»]/gu, '"')
    .trim()
    .toUpperCase();
}
