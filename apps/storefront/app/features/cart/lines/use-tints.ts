import { type Tint, tintAt } from '@comptoir/ui';
import { useCatalogue } from '../../../state/shop/shop-context.tsx';

export function useTints(): (categoryId: number) => Tint {
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const categories = menus.flatMap((menu) => menu.categories);
  return (categoryId) => tintAt(categories.findIndex((category) => category.id === categoryId));
}
