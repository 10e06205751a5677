import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const id = 'virtual:lucide-subset';

interface IconSet {
  prefix: string;
  width: number;
  height: number;
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const namesFile = fileURLToPath(new URL('../src/icon/icon-names.ts', import.meta.url));

/** The file is read as text, so that `icon-names.ts` is the only list of icons. */
function readNames(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/'([a-z0-9-]+)'/g)].map(([, name]) => name as string);
}

function pickIcons(names: string[]): IconSet {
  const require = createRequire(import.meta.url);
  // `require` would keep the whole icon collection in memory.
  const collection = readFileSync(require.resolve('@iconify-json/lucide/icons.json'), 'utf8');
  const { prefix, width, height, icons, aliases = {} } = JSON.parse(collection) as IconSet;
  const picked = names.map((name) => {
    const icon = icons[name] ?? icons[aliases[name]?.parent ?? ''];
    if (!icon) throw new Error(`Lucide has no icon named ${name}`);
    return [name, { body: icon.body }] as const;
  });
  return { prefix, width: width ?? 24, height: height ?? 24, icons: Object.fromEntries(picked) };
}

export const readLucideIcons = (addedFile?: string): IconSet =>
  pickIcons([namesFile, addedFile].filter((file) => file !== undefined).flatMap(readNames));

/** Bundles only the listed icons and not the whole collection of 1,600. */
export function lucideSubset(addedFile?: string): Plugin {
  return {
    name: 'lucide-subset',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return;
      for (const file of [namesFile, addedFile]) if (file) this.addWatchFile(file);
      return `export default ${JSON.stringify(readLucideIcons(addedFile))}`;
    },
  };
}
