import { useCatalogue } from './shop-context.tsx';

/** The picture of a dish and the position of its category, which sets the tint. A removed dish has neither. */
export function useItemLook(): (itemId: number) => { image: string | null; position: number } {
  const menus = useCatalogue((catalogue) => catalogue.menus);
  const categories = menus.flatMap((menu) => menu.categories);
  return (itemId) => {
    const position = categories.findIndex(({ items }) => items.some((item) => item.id === itemId));
    const item = categories[position]?.items.find(({ id }) => id === itemId);
    return { image: item?.image ?? null, position: Math.max(0, position) };
  };
}
