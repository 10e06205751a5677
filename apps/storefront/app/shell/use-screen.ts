import { usePageLocation } from '../platform/navigation/navigation.ts';
import { type FoundScreen, findScreen } from '../screens/find-screen.ts';
import { useSite } from '../state/shop/shop-context.tsx';

export function useScreen(): FoundScreen {
  const pathname = usePageLocation((place) => place.pathname);
  const search = usePageLocation((place) => place.search);
  return findScreen({ pathname, search }, useSite());
}
