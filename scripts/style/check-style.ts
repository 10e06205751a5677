import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLongFunctions } from './find-long-functions.ts';
import { findObjectSpreads } from './find-object-spreads.ts';
import { findUnplainWords } from './find-unplain-words.ts';

/** The largest number of lines of a function, including nested ones. */
const mostLines = 80;

/** Tests may have long functions, because `describe` nests and page scripts must be one function. */
const isTest = (file: string) => /\.(test|drill)\.tsx?$|\/testing\/|^(e2e|bench)\//.test(file);

export function checkStyle(root: string): string[] {
  // Includes untracked files, and skips deleted files that are still in the index.
  const listing = ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'];
  const files = execFileSync('git', listing, { cwd: root, encoding: 'utf8' });
  return files
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)))
    .flatMap((file) => faultsOf(file, readFileSync(join(root, file), 'utf8')));
}

export function faultsOf(file: string, source: string): string[] {
  const spreads = findObjectSpreads(file, source).map(
    (line) => `${file}:${line} spreads an object literal: write its properties into the object itself`,
  );
  const unplain = findUnplainWords(file, source).map(
    ({ line, word }) => `${file}:${line} has "${word}" in a comment: write plain words, as CONTRIBUTING.md shows`,
  );
  const long = isTest(file) ? [] : findLongFunctions(file, source, mostLines);
  return [
    ...spreads,
    ...unplain,
    ...long.map(({ line, lines }) => `${file}:${line} is a function of ${lines} lines, of ${mostLines} at most`),
  ];
}
