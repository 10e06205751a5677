import { useCatalogue, useSite } from '../../state/shop/shop-context.tsx';

/** The name in the settings, else the site's title (SHL-13). */
export function useRestaurantName(): string {
  const { title } = useSite();
  return useCatalogue((catalogue) => catalogue.settings.contacts.name) || title;
}
