import type { CatalogueThing } from '@comptoir/contract';
import { categoryForm } from '../catalogue/category-form.ts';
import { dishForm } from '../catalogue/dish-form.ts';
import { menuForm } from '../catalogue/menu-form.ts';
import { optionForm } from '../catalogue/option-form.ts';
import { orderForm } from '../catalogue/order-form.ts';
import type { PartForm } from '../draft/part-form.ts';
import { menuHoursForm } from '../hours/day-hours-form.ts';
import { slotRuleForms } from '../hours/slot-rules.ts';
import { specialDaysForm } from '../hours/special-day-form.ts';
import { offerForm } from '../offer/offer-form.ts';
import { accessibilityForm } from '../shop/accessibility-form.ts';
import { alcoholDaysForm, alcoholHoursForm } from '../shop/alcohol-forms.ts';
import { settingForms } from '../shop/owner-settings.ts';
import { zonesForm } from '../zones/zone-form.ts';

/** The forms of all parts. Add new forms here, so that changes and faults say their fields and lead to them. */
const forms: readonly PartForm[] = [
  dishForm,
  categoryForm,
  menuForm,
  optionForm,
  orderForm,
  specialDaysForm,
  menuHoursForm,
  ...slotRuleForms,
  zonesForm,
  offerForm,
  ...settingForms,
  accessibilityForm,
  alcoholHoursForm,
  alcoholDaysForm,
];

/** The first form of a part. */
export function formOf(thing: CatalogueThing): PartForm | null {
  return formsOf(thing)[0] ?? null;
}

/** A menu has a form on the page of the menus, and one on the page of the hours. */
export function formsOf(thing: CatalogueThing): PartForm[] {
  return forms.filter((form) => form.isFor(thing));
}

/** The address at which the form of a part opens. Null for a part without a form. */
export function formPathOf(thing: CatalogueThing): string | null {
  const form = formOf(thing);
  return form && `${form.page}?ouvrir=${thing.kind}/${thing.id}`;
}
