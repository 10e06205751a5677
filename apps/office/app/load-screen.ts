import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Screen } from './screens/screens.ts';

/** Each screen has its own script, which is loaded when the screen is first shown. */
const files = import.meta.glob<{ default: ComponentType }>(['./routes/**/*.tsx', '!./routes/**/*.test.tsx']);
const known = new Map<string, LazyExoticComponent<ComponentType>>();

/** The component of a screen. It suspends until its code is loaded. */
export function screenComponent({ module }: Pick<Screen, 'module'>): LazyExoticComponent<ComponentType> {
  const load = files[`./${module}`];
  if (!load) throw new Error(`${module} is named by the table of screens and is not there`);
  const component = known.get(module) ?? lazy(load);
  known.set(module, component);
  return component;
}
