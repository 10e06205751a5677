/** The scheme; the name, with its password after the first colon; the rest after the last @. */
const parts = /^([a-z]+:\/\/)(?:([^:]*?)(?::(.*))?@)?([^@]*)$/s;

/**
 * Encodes the user name and the password in a server's URL, which may contain unescaped characters. Returns null for an invalid URL.
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
