import type { Plugin } from 'vite';

/** The same as in the interface's own sheet. */
const order = '@layer tokens,base,layout,ui,screens;';

/** Says first in a sheet which layer comes before which: gathered from many scripts, a later layer may stand in front of an earlier one. */
export function orderLayers(): Plugin {
  return {
    name: 'order-layers',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = order + file.source;
      },
    },
  };
}
