/** The scheme; the name, and its password behind the first colon; what follows the last @. */
const parts = /^([a-z]+:\/\/)(?:([^:]*?)(?::(.*))?@)?([^@]*)$/s;

/**
 * The address of a database or a mail server as its client reads it. Name and password may be written as they are, whatever signs are in
 * them; what is percent-encoded stays so. Null: this is no address.
 */
export function readServiceUrl(written: string): string | null {
  const [, scheme, user, password, rest] = parts.exec(written) ?? [];
  if (scheme === undefined || rest === undefined) return null;
  const login = user === undefined ? '' : `${encode(user)}${password === undefined ? '' : `:${encode(password)}`}@`;
  const address = `${scheme}${login}${rest}`;
  return URL.canParse(address) ? address : null;
}

const encode = (text: string) =>
  text.replace(/%[0-9a-f]{2}|[^%]|%/giu, (part) =>
    part.length === 3 && part.startsWith('%') ? part : encodeURIComponent(part),
  );
