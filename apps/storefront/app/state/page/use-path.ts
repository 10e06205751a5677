import { pathLanguage, underLanguage } from '@comptoir/contract';
import { usePlace } from '../../platform/navigation/navigation.ts';

/** Adds the page's language prefix to a link (RTE-24): `/menu` -> `/fr/menu`. */
export function usePath(): (path: string) => string {
  const language = usePlace(({ pathname }) => pathLanguage(pathname));
  return (path) => underLanguage(language, path);
}
