// The one reader of mail addresses: it accepts a mailbox that any mail server delivers to.

/**
 * Letters without accents before the @, since few servers take others (SMTPUTF8). Mails name an accented domain in ASCII.
 * Without characters that join, quote or comment addresses in a mail's header.
 */
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
// Without letters that a server takes for others, such as "ｅ" for "e": a mailbox would have many spellings.
const letter = '(?:[A-ZÀ-ÖØ-Þß]|(?!\\p{Changes_When_NFKC_Casefolded})[\\p{L}\\p{N}])';
const label = `${letter}(?:(?:${letter}|-){0,61}${letter})?`;
const top = `(?=[^@]*\\p{L})${letter}(?:(?:${letter}|-){0,61}${letter})`;

export const mailAddressPattern = new RegExp(
  `^(?=.{1,254}$)(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+${top}$`,
  'u',
);

/** The address in a typed text; null: not one deliverable address (CHK-13). */
export function readMailAddress(text: string): string | null {
  const address = text.trim().normalize('NFC');
  return mailAddressPattern.test(address) ? address : null;
}

/** The key by which addresses are compared and counted: one mailbox has one, its domain in ASCII. */
export function mailKey(address: string): string {
  const key = address.trim().normalize('NFC').toLowerCase();
  const [local = '', domain = ''] = key.split('@');
  try {
    return domain === '' ? key : `${local}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    // A text that is no address is its own key.
    return key;
  }
}

/** The `mailto:` link of an address; null: no address. */
export function mailLink(text: string): string | null {
  const address = readMailAddress(text);
  if (address === null) return null;
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
}
