import type { ComponentType } from 'react';
import type { Screen } from './screens/screens.ts';

/** The code of a screen: what a file of `routes/` exports. */
export interface ScreenCode {
  default: ComponentType;
  /** Fetches what it wants to have before it is gone to at a path; null: nothing. Never rejects. */
  prepare?: (path: string) => Promise<unknown> | null;
}

/** The files that the table of screens names; each is a script of its own, fetched when it is first asked for (RTE-26). */
const files = import.meta.glob<ScreenCode>(['./routes/*.tsx', './routes/account/*.tsx', '!./routes/**/*.test.tsx']);
const loaded = new Map<string, ScreenCode>();
const loading = new Map<string, Promise<ScreenCode>>();

/** The code of a screen, if it is here. */
export function codeOf({ module }: Pick<Screen, 'module'>): ScreenCode | null {
  return loaded.get(module) ?? null;
}

/** Fetches the code of a screen; null: it is here. What failed is fetched again by the next call. */
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

/** Fetches what it takes to go to a screen at a path: its code, and what that asks for; null: all is here. */
export function prepareScreen(screen: Pick<Screen, 'module'>, path: string): Promise<unknown> | null {
  const code = codeOf(screen);
  if (code) return code.prepare?.(path) ?? null;
  return loadScreen(screen)?.then(({ prepare }) => prepare?.(path)) ?? null;
}
