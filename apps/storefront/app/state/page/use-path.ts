import { useLocation } from 'react-router';

/** Adds the language prefix of the page that is shown, so that links stay under it (RTE-24): `/menu` -> `/fr/menu`. */
export function usePath(): (path: string) => string {
  const { pathname } = useLocation();
  const prefix = /^\/fr(\/|$)/i.test(pathname) ? '/fr' : '';
  return (path) => (prefix && path === '/' ? prefix : prefix + path);
}
