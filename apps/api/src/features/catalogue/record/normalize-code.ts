/**
 * A coupon's code as it is kept and compared: trimmed, without regard to case, wherever the server runs (OFR-31). Accents may
 * come in one sign or two, blanks and apostrophes in any kind, as keyboards and spreadsheets differ; "ß" is "SS".
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
