import { pathLanguage, underLanguage } from '@comptoir/contract';
import { usePageLocation } from '../../platform/navigation/navigation.ts';

/** Adds the page's language prefix to a link (RTE-24): `/menu` becomes `/fr/menu`. */
export function usePath(): (path: string) => string {
  const language = usePageLocation(({ pathname }) => pathLanguage(pathname));
  return (path) => underLanguage(language, path);
}
