import type { ComponentType } from 'react';
import type { Screen } from './screens/screens.ts';

export interface ScreenCode {
  default: ComponentType;
  /** Loads a screen's data before the screen is shown. Null if the screen needs no data. Never rejects. */
  prepare?: (path: string) => Promise<unknown> | null;
}

/** Each screen has its own script, which is loaded on demand (RTE-26). */
const files = import.meta.glob<ScreenCode>(['./routes/*.tsx', './routes/account/*.tsx', '!./routes/**/*.test.tsx']);
const loaded = new Map<string, ScreenCode>();
const loading = new Map<string, Promise<ScreenCode>>();

export function codeOf({ module }: Pick<Screen, 'module'>): ScreenCode | null {
  return loaded.get(module) ?? null;
}

/** Returns null if the screen is already loaded. After a failure, the next call tries again. */
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

/** Loads a screen's code and data. Null if both are loaded. */
export function prepareScreen(screen: Pick<Screen, 'module'>, path: string): Promise<unknown> | null {
  const code = codeOf(screen);
  if (code) return code.prepare?.(path) ?? null;
  return loadScreen(screen)?.then(({ prepare }) => prepare?.(path)) ?? null;
}
