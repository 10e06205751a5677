import { execSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

/** A build of the last commit in a separate folder, without local changes. */
export interface BuiltCommit {
  folder: string;
  version: string;
  /** The commit's time in seconds. A release contains no other time, so that it is reproducible. */
  seconds: number;
}

export function buildCommit(repository: string, folder: string): BuiltCommit {
  mkdirSync(folder);
  execSync(`git archive HEAD | tar -x -C '${folder}'`, { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] });
  const seconds = Number(run(repository, 'git', ['log', '-1', '--format=%ct']));
  run(folder, 'npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']);
  run(folder, 'npm', ['run', '-s', 'build'], { SOURCE_DATE_EPOCH: String(seconds) });
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { folder, version, seconds };
}
