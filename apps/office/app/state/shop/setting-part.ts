import type { Carte } from '../catalogue/edited-menu.ts';
import type { Part } from '../draft/read-parts.ts';

/** A setting of the draft. One that the catalogue does not name yet has no base. */
export function settingPart({ parts }: Carte, id: string): Part {
  return parts.get(`setting/${id}`) ?? { thing: { kind: 'setting', id }, value: null, base: null };
}
