import { readFileSync } from 'node:fs';

interface ManifestEntry {
  file: string;
  imports?: string[];
}

/** What a browser loads for a page, as addresses. */
export interface BuiltFiles {
  /** In the order of evaluation: what is imported stands before what imports it. */
  scripts: string[];
  /** Scripts of what a tap opens, beyond those. */
  opened: string[];
  sheets: string[];
}

export interface ClientBuild {
  /** Another text for another build. */
  version: string;
  /** The files of a screen, by the name of its module in the table; null: those that every page needs. */
  filesOf: (module: string | null) => BuiltFiles;
  /** The text of the style sheet of all screens, and of the faces of fonts, which pages have inside them. */
  styles: string;
}

const entryName = 'app/entry.client.tsx';
const openedName = 'app/routes/parts/opened.ts';
const sheetName = 'style.css';
/** Where the build leaves the faces of fonts, which its sheet has not: below its root. */
export const facesFile = '.vite/faces.css';

/** What Vite built for the browser, from its manifest. */
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
