/** Only ASCII letters, because few servers support others (SMTPUTF8), and no characters that join, quote or comment addresses. */
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
// Excludes letters that a server maps to others, such as "ｅ" to "e", because one mailbox would have many spellings.
const letter = '(?:[A-ZÀ-ÖØ-Þß]|(?!\\p{Changes_When_NFKC_Casefolded})[\\p{L}\\p{N}])';
const label = `${letter}(?:(?:${letter}|-){0,61}${letter})?`;
const top = `(?=[^@]*\\p{L})${letter}(?:(?:${letter}|-){0,61}${letter})`;

export const mailAddressPattern = new RegExp(
  `^(?=.{1,254}$)(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+${top}$`,
  'u',
);

/** Reads the address in a typed text; null if it is not exactly one deliverable address (CHK-13). */
export function readMailAddress(text: string): string | null {
  const address = text.trim().normalize('NFC');
  return mailAddressPattern.test(address) ? address : null;
}

/** The key by which addresses are compared and counted. All spellings of a mailbox have the same key; its domain is ASCII. */
export function mailKey(address: string): string {
  const key = address.trim().normalize('NFC').toLowerCase();
  const [local = '', domain = ''] = key.split('@');
  try {
    return domain === '' ? key : `${local}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return key;
  }
}

export function mailLink(text: string): string | null {
  const address = readMailAddress(text);
  if (address === null) return null;
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
}
