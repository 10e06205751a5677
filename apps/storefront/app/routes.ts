import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { screens } from './screens/screens.ts';

/** Every screen of the table, mapped twice: plain and under /fr (RTE-24). The ids differ, for one file serves both. */
function mapScreens(prefix: string): RouteConfigEntry[] {
  return screens.map(({ path, module }) => {
    const full = prefix + path.slice(1);
    const id = `${prefix || 'bare/'}${path.slice(1) || 'home'}`;
    return full ? route(full, module, { id }) : index(module, { id });
  });
}

export default [...mapScreens(''), ...mapScreens('fr/'), route('*', 'routes/not-found.tsx')] satisfies RouteConfig;
