import { useEffect } from 'react';
import { go, usePath, useQuery } from '../../../platform/navigation/navigation.ts';
import { openPart } from '../../../state/draft/open-part.ts';
import type { Part } from '../../../state/draft/read-parts.ts';
import { formOf } from '../../../state/forms/part-forms.ts';

/** Opens the form of the part that the page's address asks for, and takes the question out of the address. */
export function useAskedPart(parts: ReadonlyMap<string, Part>): void {
  const asked = new URLSearchParams(useQuery()).get('ouvrir');
  const path = usePath();
  useEffect(() => {
    if (asked === null) return;
    const part = parts.get(asked);
    const form = part && formOf(part.thing);
    if (part && form) openPart(form, part);
    go(path, { isReplacing: true });
  }, [asked, parts, path]);
}
