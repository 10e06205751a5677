/** The parts are the scheme, the user name, the password after the first colon, and the rest after the last @. */
const parts = /^([a-z]+:\/\/)(?:([^:]*?)(?::(.*))?@)?([^@]*)$/s;

/** Encodes the user name and password of a URL, which may contain unescaped characters. Null if the URL is invalid. */
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
