import { useCatalogue, useSite } from '../../state/shop/shop-context.tsx';

/** What the restaurant calls itself today, else the site's title (SHL-13). */
export function useRestaurantName(): string {
  const { title } = useSite();
  return useCatalogue((catalogue) => catalogue.settings.contacts.name) || title;
}
