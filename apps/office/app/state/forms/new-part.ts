import type { CatalogueThing } from '@comptoir/contract';
import { openPart } from '../draft/open-part.ts';
import { editorCaller } from '../session/editor-caller.ts';
import { formOf } from './part-forms.ts';

type NewKind = 'menu' | 'category' | 'item' | 'option' | 'offer';

/** Opens the form of a new part. Its id is new for the whole catalogue, and no order of before has it (MED-08). */
export async function openNewPart(kind: NewKind, value: object): Promise<void> {
  const { ids } = await editorCaller.takeIds(1);
  const thing: CatalogueThing = { kind, id: String(ids[0]) };
  const form = formOf(thing);
  if (form) openPart(form, { thing, value, base: null });
}

/** A new menu has the hours of another one. */
export const newMenu = (like: object) => ({ ...like, menu_name: '', menu_is_available: true });

export const newCategory = (menuId: number) => ({
  menu_id: menuId,
  category_name: '',
  category_description: '',
  category_gender: 'f',
});

/** Allergens are not declared until the owner says so (MED-14). */
export const newDish = (categoryId: number) => ({
  category_id: categoryId,
  item_name: '',
  item_description: '',
  item_image: null,
  item_score: 0,
  item_price: { price_pickup: null, price_delivery: null, tax_rate: null },
  is_available: true,
  allergens: null,
  diets: [],
  options: [],
});

export const newGroup = () => ({ option_name: '', min: 0, max: 1, default: [], option_options: [] });
