import { usePageLocation } from '../platform/navigation/navigation.ts';
import { type FoundScreen, findScreen } from '../screens/find-screen.ts';
import { useCatalogue, useSite } from '../state/shop/shop-context.tsx';

export function useScreen(): FoundScreen {
  const pathname = usePageLocation((place) => place.pathname);
  const search = usePageLocation((place) => place.search);
  const settings = useCatalogue((catalogue) => catalogue.settings);
  return findScreen({ pathname, search }, { site: useSite(), settings });
}
