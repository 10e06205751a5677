/** Decodes UTF-8, or UTF-16 with a BOM. Otherwise returns the first line that can't be decoded. */
export function decodeText(bytes: Uint8Array): { text: string } | { line: number } {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    const [before = ''] = new TextDecoder(encoding).decode(bytes).split('\ufffd');
    return { line: before.split('\n').length };
  }
}
