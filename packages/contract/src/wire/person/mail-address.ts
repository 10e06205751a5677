// One reader for every mail address: forms, orders, accounts, the restaurant's settings, mails and links. What it takes is one mailbox
// that any mail server delivers to; nothing else in the project judges an address.

/**
 * Letters without accents before the @, since few servers take others (SMTPUTF8); a domain may have them, mails name it in ASCII.
 * No sign by which a mail's header joins, quotes or comments addresses.
 */
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
// No letter that a mail server takes for another one, "ｅ" for "e": a mailbox would have as many spellings as somebody likes.
const letter = '(?:[A-ZÀ-ÖØ-Þß]|(?!\\p{Changes_When_NFKC_Casefolded})[\\p{L}\\p{N}])';
const label = `${letter}(?:(?:${letter}|-){0,61}${letter})?`;
const top = `(?=[^@]*\\p{L})${letter}(?:(?:${letter}|-){0,61}${letter})`;

/** Of an address without blanks around it. */
export const mailAddressPattern = new RegExp(
  `^(?=.{1,254}$)(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+${top}$`,
  'u',
);

/** The address in a text as it was typed; null: it is not one address that can be delivered to (CHK-13). */
export function readMailAddress(text: string): string | null {
  const address = text.trim().normalize('NFC');
  return mailAddressPattern.test(address) ? address : null;
}

/** What two spellings of one mailbox have in common, its domain in ASCII: by it addresses are compared and counted. */
export function mailKey(address: string): string {
  const key = address.trim().normalize('NFC').toLowerCase();
  const [local = '', domain = ''] = key.split('@');
  try {
    return domain === '' ? key : `${local}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    // What is no address is its own key.
    return key;
  }
}

/** What a tap on an address writes to; null: it is none. */
export function mailLink(text: string): string | null {
  const address = readMailAddress(text);
  if (address === null) return null;
  const at = address.lastIndexOf('@');
  return `mailto:${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
}
