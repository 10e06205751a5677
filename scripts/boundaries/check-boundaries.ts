import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findCycles } from './find-cycles.ts';
import { findLiteralText } from './find-literal-text.ts';
import { findSql } from './find-sql.ts';
import { type Breach, judgeImports } from './judge-imports.ts';
import { folders, type Import, readImports } from './read-imports.ts';

export interface Report {
  modules: number;
  breaches: Breach[];
}

export async function checkBoundaries(root: string): Promise<Report> {
  const { modules, imports } = await readImports(root);
  const entryPoints = readEntryPoints(root, modules);
  return {
    modules: modules.length,
    breaches: [
      ...judgeImports(modules, imports, entryPoints),
      ...cyclesOf('no-file-cycles', imports, (file) => file),
      ...cyclesOf('no-folder-cycles', imports.filter(isLayered), dirname),
      ...sqlOutsideRepositories(root, modules),
      ...textOutsideMessages(root, modules),
      ...crowdedFolders(modules),
    ],
  };
}

/** Only the files in a package's `exports` may be imported by other packages. */
function readEntryPoints(root: string, modules: string[]): Set<string> {
  const homes = new Set(modules.map((file) => file.split('/').slice(0, 2).join('/')).concat(folders));
  const entries = [...homes].flatMap((home) => {
    const file = join(root, home, 'package.json');
    if (!existsSync(file)) return [];
    const { exports = {} } = JSON.parse(readFileSync(file, 'utf8')) as { exports?: string | Record<string, string> };
    const paths = typeof exports === 'string' ? [exports] : Object.values(exports);
    return paths.map((path) => join(home, path));
  });
  return new Set(entries);
}

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);
/** Imports between folders may not form cycles in these packages and apps, except in tests. */
const isLayered = ({ from, to }: Import) =>
  !isTest(from) && !isTest(to) && /^(packages\/(contract|domain|web-app)|apps\/(api|office|storefront))\//.test(from);

const advice = 'move what both use to a place below them';

function cyclesOf(rule: string, imports: Import[], nodeOf: (file: string) => string): Breach[] {
  const edges = imports
    .filter(({ kind }) => kind === 'ours')
    .map(({ from, to }) => [nodeOf(from), nodeOf(to)] as const);
  return findCycles(edges).map((group) => ({ rule, text: `${group.join(' <-> ')}: ${advice}` }));
}

function sqlOutsideRepositories(root: string, modules: string[]): Breach[] {
  const product = modules.filter(
    (file) =>
      /^(apps|packages)\/.*\.tsx?$/.test(file) && !isTest(file) && !/-repository\.ts$|^apps\/api\/src\/db\//.test(file),
  );
  return product.flatMap((file) =>
    findSql(file, readFileSync(join(root, file), 'utf8')).map((line) => ({
      rule: 'sql-in-repositories',
      text: `${file}:${line} holds SQL: move it to a *-repository.ts`,
    })),
  );
}

/** Texts on pages must be messages, which are typeset, have an id, and can be replaced by a site. */
const pages = /^(apps\/(storefront|office|native)\/app|packages\/(ui|web-app)\/src)\/(?!(.*\/)?messages\/).*\.tsx?$/;
/** The API's answers, mails and pushes. The database, the catalogue and the addresses are left out, as they also print to the terminal. */
const answers =
  /^(apps\/api\/src\/(plugins|features\/(?!(catalogue|delivery)\/))|packages\/contract\/src\/(?!site\/|wire\/person\/)).*(?<!-words)\.ts$/;

function textOutsideMessages(root: string, modules: string[]): Breach[] {
  const find = (files: RegExp, home: string) =>
    modules
      .filter((file) => files.test(file) && !isTest(file))
      .flatMap((file) =>
        findLiteralText(file, readFileSync(join(root, file), 'utf8')).map((line) => ({
          rule: 'text-in-messages',
          text: `${file}:${line} holds a sentence: move it to ${home}`,
        })),
      );
  return [...find(pages, 'messages/'), ...find(answers, 'packages/words, or a *-words.ts beside it')];
}

/** The largest number of files per folder, without tests and style sheets. */
const mostFiles = 15;

function crowdedFolders(modules: string[]): Breach[] {
  const own = modules.filter((file) => /\.tsx?$/.test(file) && !isTest(file) && !/^e2e\//.test(file));
  const crowded = [...Map.groupBy(own, dirname)].filter(([, files]) => files.length > mostFiles);
  return crowded.map(([folder, files]) => ({
    rule: 'small-folders',
    text: `${folder} holds ${files.length} files, of ${mostFiles} at most, move some to a folder of their own: ${files.map((file) => basename(file)).join(', ')}`,
  }));
}
