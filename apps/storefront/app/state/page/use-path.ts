import { pathPrefix, underPrefix } from '@comptoir/contract';
import { usePageLocation } from '../../platform/navigation/navigation.ts';

/** Adds the page's prefix to a link (RTE-24): `/menu` becomes `/fr/menu`. */
export function usePath(): (path: string) => string {
  const prefix = usePageLocation(({ pathname }) => pathPrefix(pathname));
  return (path) => underPrefix(prefix, path);
}
