import type { Plugin } from 'vite';

const helper = /^\0vite\/preload-helper/;

/**
 * Lazy imports as they are written. Vite wraps each in a helper that fetches its style sheet and its imports ahead; our one sheet
 * comes with the page, and what else is needed is named by the page itself: 0.8 kB of every first load did nothing.
 */
export function bareImports(): Plugin {
  return {
    name: 'bare-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: helper },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
