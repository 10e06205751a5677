import { openPart, typeInPart } from '../draft/open-part.ts';
import type { Hours } from './hours.ts';
import { type SpecialDayText, specialDayForm } from './special-day-form.ts';
import { specialDaysThing } from './special-days.ts';

/** Opens the form of an entry. A null key opens a new one, in which some text may be written already. */
export function openSpecialDay(
  { list, base }: Pick<Hours, 'list' | 'base'>,
  key: string | null,
  text: Partial<SpecialDayText> = {},
): void {
  const form = specialDayForm(key ?? '');
  openPart(form, { thing: specialDaysThing, value: list, base });
  typeInPart(form, Object.assign(form.textOf(list), text));
}
