import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { screens } from './screens.ts';

/** Every address once, mapped twice: plain and under /fr (RTE-24). The ids differ, for one file serves both. */
function mapScreens(prefix: string): RouteConfigEntry[] {
  return screens.map(([path, file]) => {
    const full = [prefix, path].filter(Boolean).join('/');
    const id = `${prefix || 'bare'}:${path || 'home'}`;
    return full ? route(full, file, { id }) : index(file, { id });
  });
}

export default [...mapScreens(''), ...mapScreens('fr'), route('*', 'routes/not-found.tsx')] satisfies RouteConfig;
