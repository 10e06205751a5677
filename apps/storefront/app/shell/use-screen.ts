import { useLocation } from 'react-router';
import { type FoundScreen, findScreen } from '../screens/find-screen.ts';
import { useSite } from '../state/shop/shop-context.tsx';

/** The screen of the page's address, and whether it may be shown. */
export function useScreen(): FoundScreen {
  return findScreen(useLocation(), useSite());
}
