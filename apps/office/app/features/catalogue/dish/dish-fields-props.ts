import type { PartFields } from '../../../components/draft/form/part-sheet.tsx';
import type { DishField } from '../../../state/catalogue/dish-form.ts';
import type { Carte } from '../../../state/catalogue/edited-menu.ts';
import type { OpenPart } from '../../../state/draft/open-part.ts';

export interface DishFieldsProps {
  carte: Carte;
  open: OpenPart<DishField>;
  form: PartFields<DishField>;
}
