import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const styles = fileURLToPath(import.meta.resolve('@comptoir/ui/styles.css'));

/** Puts the `@layer` order first in each sheet, because the bundler would order the layers by script. */
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
