import { readFileSync } from 'node:fs';

interface ManifestEntry {
  file: string;
  imports?: string[];
}

export interface BuiltFiles {
  /** The scripts are in their order of evaluation, so imported ones come first. */
  scripts: string[];
  opened: string[];
  sheets: string[];
}

export interface ClientBuild {
  version: string;
  /** Returns the files of a screen. `module` is the screen's module path, or null for the files of every page. */
  filesOf: (module: string | null) => BuiltFiles;
  /** The CSS of all screens with the font faces. Pages inline parts of it. */
  styles: string;
}

const entryName = 'app/entry.client.tsx';
const openedName = 'app/routes/lazy/opened.ts';
const sheetName = 'style.css';
export const facesFile = '.vite/faces.css';

export function readClientBuild(root: string): ClientBuild {
  const version = readFileSync(`${root}/.vite/manifest.json`, 'utf8');
  const manifest = JSON.parse(version) as Record<string, ManifestEntry>;

  const sheet = `/${manifest[sheetName]?.file}`;

  function filesOf(module: string | null): BuiltFiles {
    const scripts = new Set<string>();
    const collect = (name: string) => {
      const entry = manifest[name];
      if (!entry || scripts.has(`/${entry.file}`)) return;
      for (const imported of entry.imports ?? []) collect(imported);
      scripts.add(`/${entry.file}`);
    };
    collect(entryName);
    if (module !== null) collect(`app/${module}`);
    const first = [...scripts];
    collect(openedName);
    const opened = [...scripts].filter((file) => !first.includes(file));
    return { scripts: first, opened, sheets: [sheet] };
  }

  const styles = [`/${facesFile}`, sheet].map((file) => readFileSync(root + file, 'utf8')).join('');
  return { version, filesOf, styles };
}
