import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestEntry {
  file: string;
  imports?: string[];
}

export interface PageFiles {
  entry: string;
  /** The files that the first screen needs at once, besides the entry script. */
  preloads: string[];
  sheets: string[];
  /** The font file of the page. Null in development. */
  font: string | null;
}

const entryName = 'app/entry.client.tsx';

/** Reads Vite's manifest and maps a screen's module to the files of its page. Pass null for a page without a screen. */
export function readBuiltFiles(root: string): (module: string | null) => PageFiles {
  const manifest = JSON.parse(readFileSync(join(root, '.vite/manifest.json'), 'utf8')) as Record<string, ManifestEntry>;
  const addressOf = (name: string) => `/office/${manifest[name]?.file}`;

  const font = Object.keys(manifest).find((name) => name.endsWith('.woff2'));

  return (module) => {
    const scripts = new Set<string>();
    const collect = (name: string) => {
      if (!manifest[name] || scripts.has(name)) return;
      scripts.add(name);
      for (const imported of manifest[name].imports ?? []) collect(imported);
    };
    collect(entryName);
    if (module !== null) collect(`app/${module}`);
    const preloads = [...scripts].filter((name) => name !== entryName).map(addressOf);
    return {
      entry: addressOf(entryName),
      preloads,
      sheets: [addressOf('style.css')],
      font: font ? addressOf(font) : null,
    };
  };
}
