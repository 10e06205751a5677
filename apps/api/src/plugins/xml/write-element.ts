const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML has no sign for control characters, lone surrogates and U+FFFE. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const escapeText = (text: string): string =>
  text.replaceAll(unwritable, '').replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** An element as it is written, with all that it holds. */
export type XmlNode = string;

/** Writes an element with a text, which is escaped, or with other elements. */
export function writeElement(
  name: string,
  content: string | XmlNode[],
  attributes: Record<string, string> = {},
): XmlNode {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`);
  return `<${name}${written.join('')}>${Array.isArray(content) ? content.join('') : escapeText(content)}</${name}>`;
}

/** Hundredths with a point and two decimals: cents as euros, basis points as percents. */
export const pointText = (hundredths: number): string => (hundredths / 100).toFixed(2);
