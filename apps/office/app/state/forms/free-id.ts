import { normalizeText } from '@comptoir/domain';

/** The id of a new thing after its name, or after `fallback` if the name has no letters or digits. It never changes later, because others name it. */
export function freeId(name: string, taken: readonly string[], fallback: string): string {
  const word = normalizeText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 26);
  const first = word || fallback;
  let [id, number] = [first, 2];
  for (; taken.includes(id); number += 1) id = `${first}-${number}`;
  return id;
}
