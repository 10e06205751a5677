/** The scheme; the name, with its password after the first colon; the rest after the last @. */
const parts = /^([a-z]+:\/\/)(?:([^:]*?)(?::(.*))?@)?([^@]*)$/s;

/** Encodes name and password in the address of a database or mail server, which may be typed as they are. Null: it is no address. */
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
