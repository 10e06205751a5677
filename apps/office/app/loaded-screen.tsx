import { type ComponentType, useEffect, useState } from 'react';
import type { Screen } from './screens/screens.ts';

/** Each screen has its own script, which is loaded when the screen is first shown. */
const files = import.meta.glob<{ default: ComponentType }>(['./routes/**/*.tsx', '!./routes/**/*.test.tsx']);
const loaded = new Map<string, ComponentType>();

async function loadScreen(module: string): Promise<ComponentType> {
  const load = files[`./${module}`];
  if (!load) throw new Error(`${module} is named by the table of screens and is not there`);
  const { default: component } = await load();
  loaded.set(module, component);
  return component;
}

/** Draws a screen, and nothing until its code is loaded. React would draw a suspended screen 300 ms late. */
export function LoadedScreen({ module }: Pick<Screen, 'module'>) {
  const [Loaded, setLoaded] = useState(() => loaded.get(module) ?? null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    if (loaded.has(module)) return;
    loadScreen(module).then(
      (component) => setLoaded(() => component),
      (error) => setFailure({ error }),
    );
  }, [module]);
  if (failure) throw failure.error;
  return Loaded && <Loaded />;
}
