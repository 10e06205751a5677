import { readFileSync } from 'node:fs';

interface ManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
}

/** What a browser loads for a page, as addresses. */
export interface BuiltFiles {
  /** In the order of evaluation: what is imported stands before what imports it. */
  scripts: string[];
  sheets: string[];
}

export interface ClientBuild {
  /** Another text for another build. */
  version: string;
  /** The files of a screen, by the name of its module in the table; null: those that every page needs. */
  filesOf: (module: string | null) => BuiltFiles;
}

const entryName = 'app/entry.client.tsx';

/** What Vite built for the browser, from its manifest. */
export function readClientBuild(root: string): ClientBuild {
  const version = readFileSync(`${root}/.vite/manifest.json`, 'utf8');
  const manifest = JSON.parse(version) as Record<string, ManifestEntry>;

  function filesOf(module: string | null): BuiltFiles {
    const scripts = new Set<string>();
    const sheets = new Set<string>();
    const collect = (name: string) => {
      const entry = manifest[name];
      if (!entry || scripts.has(`/${entry.file}`)) return;
      for (const imported of entry.imports ?? []) collect(imported);
      scripts.add(`/${entry.file}`);
      for (const sheet of entry.css ?? []) sheets.add(`/${sheet}`);
    };
    collect(entryName);
    if (module !== null) collect(`app/${module}`);
    // The entry takes the page over when it is evaluated: what it needs stands before it.
    const entry = `/${manifest[entryName]?.file}`;
    scripts.delete(entry);
    return { scripts: [...scripts, entry], sheets: [...sheets] };
  }

  return { version, filesOf };
}
