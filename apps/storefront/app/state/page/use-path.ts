import { pathLanguage, underLanguage } from '@comptoir/contract';
import { usePlace } from '../../platform/navigation/navigation.ts';

/** Adds the language prefix of the page that is shown, so that links stay under it (RTE-24): `/menu` -> `/fr/menu`. */
export function usePath(): (path: string) => string {
  const language = usePlace(({ pathname }) => pathLanguage(pathname));
  return (path) => underLanguage(language, path);
}
