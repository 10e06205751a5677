import { useEffect } from 'react';
import { go, usePath, useQuery } from '../../../platform/navigation/navigation.ts';
import { showPanel } from '../../../platform/navigation/show-panel.ts';
import { openPart } from '../../../state/draft/open-part.ts';
import type { Part } from '../../../state/draft/read-parts.ts';
import { formsOf } from '../../../state/forms/part-forms.ts';

/**
 * Leads to the part that the page's address asks for, and takes the question out of the address. A part with a panel of its own, such as the
 * list of zones, is scrolled to. The form of another part is opened, if this page has it.
 */
export function useAskedPart(parts: ReadonlyMap<string, Part>): void {
  const asked = new URLSearchParams(useQuery()).get('ouvrir');
  const path = usePath();
  useEffect(() => {
    if (asked === null) return;
    go(path, { isReplacing: true });
    if (showPanel(asked)) return;
    const part = parts.get(asked);
    const form = part && formsOf(part.thing).find(({ page }) => page === path);
    if (part && form) openPart(form, part);
  }, [asked, parts, path]);
}
