import type { CatalogueThing } from '@comptoir/contract';
import { categoryForm } from '../catalogue/category-form.ts';
import { dishForm } from '../catalogue/dish-form.ts';
import { menuForm } from '../catalogue/menu-form.ts';
import { optionForm } from '../catalogue/option-form.ts';
import { orderForm } from '../catalogue/order-form.ts';
import type { PartForm } from '../draft/part-form.ts';
import { settingForms } from '../shop/owner-settings.ts';

/** The forms of all parts. Add new forms here, so that changes and faults say their fields and lead to them. */
const forms: readonly PartForm[] = [dishForm, categoryForm, menuForm, optionForm, orderForm, ...settingForms];

export function formOf(thing: CatalogueThing): PartForm | null {
  return forms.find((form) => form.isFor(thing)) ?? null;
}

/** The address at which the form of a part opens. Null for a part without a form. */
export function formPathOf(thing: CatalogueThing): string | null {
  const form = formOf(thing);
  return form && `${form.page}?ouvrir=${thing.kind}/${thing.id}`;
}
