import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const styles = fileURLToPath(import.meta.resolve('@comptoir/ui/styles.css'));

/**
 * Puts the order of the cascade layers first in each built sheet. The bundler orders rules by script: without this line the layer of
 * the first script would be the weakest.
 */
export function orderLayers(): Plugin {
  const [order = ''] = readFileSync(styles, 'utf8').match(/@layer [\w, ]+;/) ?? [];
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
