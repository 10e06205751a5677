import { execSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/** A commit, built in a folder of its own: nothing of the working copy is in it. */
export interface BuiltCommit {
  folder: string;
  version: string;
  /** When the commit was made, in seconds: the only time that a release knows. */
  seconds: number;
}

/** Takes the present commit of a repository, installs what builds it, and builds it. */
export function buildCommit(repository: string, folder: string): BuiltCommit {
  mkdirSync(folder);
  execSync(`git archive HEAD | tar -x -C '${folder}'`, { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] });
  const seconds = Number(run(repository, 'git', ['log', '-1', '--format=%ct']));
  run(folder, 'npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']);
  run(folder, 'npm', ['run', '-s', 'build'], { SOURCE_DATE_EPOCH: String(seconds) });
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { folder, version, seconds };
}
