import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** The platform of this machine. */
export const ownPlatform = `linux-${process.arch}`;

/** Packs the last commit into a folder; an empty list means all platforms. */
export function packRelease(to: string, platforms: string[] = []): void {
  const chosen = platforms.flatMap((platform) => ['--platform', platform]);
  execFileSync(process.execPath, ['scripts/release/main.ts', '--to', to, ...chosen], {
    cwd: repository,
    stdio: 'inherit',
  });
}

export const archiveIn = (folder: string, platform = ownPlatform) =>
  join(folder, readdirSync(folder).find((name) => name.endsWith(`-${platform}.tar.gz`)) ?? 'none');
