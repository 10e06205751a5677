import type { ComponentType } from 'react';
import type { Screen } from './screens/screens.ts';

/** The exports of a file of `routes/`. */
export interface ScreenCode {
  default: ComponentType;
  /** Loads what the screen needs at a path before it is shown; null: nothing. Never rejects. */
  prepare?: (path: string) => Promise<unknown> | null;
}

/** The code of each screen is a script of its own, loaded when it is first needed (RTE-26). */
const files = import.meta.glob<ScreenCode>(['./routes/*.tsx', './routes/account/*.tsx', '!./routes/**/*.test.tsx']);
const loaded = new Map<string, ScreenCode>();
const loading = new Map<string, Promise<ScreenCode>>();

/** The code of a screen; null: it is not loaded. */
export function codeOf({ module }: Pick<Screen, 'module'>): ScreenCode | null {
  return loaded.get(module) ?? null;
}

/** Loads the code of a screen; null: it is loaded. After a failure the next call tries again. */
export function loadScreen({ module }: Pick<Screen, 'module'>): Promise<ScreenCode> | null {
  if (loaded.has(module)) return null;
  const known = loading.get(module);
  if (known) return known;
  const load = files[`./${module}`];
  if (!load) return Promise.reject(new Error(`${module} is named by the table of screens and is not there`));
  const promise = load().then((code) => {
    loaded.set(module, code);
    return code;
  });
  loading.set(module, promise);
  const forget = () => loading.delete(module);
  promise.then(forget, forget);
  return promise;
}

/** Loads the code of a screen and what that needs at a path; null: all is loaded. */
export function prepareScreen(screen: Pick<Screen, 'module'>, path: string): Promise<unknown> | null {
  const code = codeOf(screen);
  if (code) return code.prepare?.(path) ?? null;
  return loadScreen(screen)?.then(({ prepare }) => prepare?.(path)) ?? null;
}
