import { usePlace } from '../../platform/navigation/navigation.ts';

const plain = (path: string) => path;
const underFrench = (path: string) => (path === '/' ? '/fr' : `/fr${path}`);

/** Adds the language prefix of the page that is shown, so that links stay under it (RTE-24): `/menu` -> `/fr/menu`. */
export function usePath(): (path: string) => string {
  return usePlace(({ pathname }) => /^\/fr(\/|$)/i.test(pathname)) ? underFrench : plain;
}
