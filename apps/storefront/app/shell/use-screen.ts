import { usePlace } from '../platform/navigation/navigation.ts';
import { type FoundScreen, findScreen } from '../screens/find-screen.ts';
import { useSite } from '../state/shop/shop-context.tsx';

export function useScreen(): FoundScreen {
  const pathname = usePlace((place) => place.pathname);
  const search = usePlace((place) => place.search);
  return findScreen({ pathname, search }, useSite());
}
