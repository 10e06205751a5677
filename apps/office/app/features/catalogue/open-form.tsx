import { categoryForm } from '../../state/catalogue/category-form.ts';
import { dishForm } from '../../state/catalogue/dish-form.ts';
import type { Carte } from '../../state/catalogue/edited-menu.ts';
import { menuForm } from '../../state/catalogue/menu-form.ts';
import { optionForm } from '../../state/catalogue/option-form.ts';
import { orderForm } from '../../state/catalogue/order-form.ts';
import { useOpenPart } from '../../state/draft/open-part.ts';
import { CategorySheet } from './category/category-sheet.tsx';
import { MenuSheet } from './category/menu-sheet.tsx';
import { DishSheet } from './dish/dish-sheet.tsx';
import { GroupSheet } from './group/group-sheet.tsx';
import { OrderSheet } from './order/order-sheet.tsx';

/** The form that is open on the page. */
export function OpenForm({ carte, onSaved }: { carte: Carte; onSaved: () => Promise<void> }) {
  const dish = useOpenPart(dishForm);
  const category = useOpenPart(categoryForm);
  const menu = useOpenPart(menuForm);
  const group = useOpenPart(optionForm);
  const order = useOpenPart(orderForm);
  return (
    <>
      {dish && <DishSheet key={dish.thing.id} carte={carte} open={dish} onSaved={onSaved} />}
      {category && <CategorySheet key={category.thing.id} carte={carte} open={category} onSaved={onSaved} />}
      {menu && <MenuSheet key={menu.thing.id} carte={carte} open={menu} onSaved={onSaved} />}
      {group && <GroupSheet key={group.thing.id} carte={carte} open={group} onSaved={onSaved} />}
      {order && <OrderSheet key={order.thing.id} open={order} onSaved={onSaved} />}
    </>
  );
}
