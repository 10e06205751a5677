/** The content of an entry, whose fields may all be wrong. Empty if it is no JSON object: its hash tells that already. */
export function readContent<Content extends object>(content: string | null): Partial<Content> {
  try {
    const read: unknown = JSON.parse(content ?? '');
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}
