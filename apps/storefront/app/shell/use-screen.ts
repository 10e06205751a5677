import { useLocation } from 'react-router';
import { useSite } from '../state/shop-context.tsx';
import { type FoundScreen, findScreen } from './find-screen.ts';

/** The screen of the page's address, and whether it may be shown. */
export function useScreen(): FoundScreen {
  return findScreen(useLocation(), useSite());
}
