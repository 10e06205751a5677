import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RunningRelease, systemCodeOf } from '@comptoir/api';
import { type BuiltRelease, digestRelease, releaseFile } from './digest-release.ts';

const ownRoot = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');

/** What the build of this shop said, compared with its files as they are now (BOK-40). Null where nothing was built. */
export async function readRelease(root = ownRoot): Promise<RunningRelease | null> {
  const written = await readFile(join(root, releaseFile), 'utf8').catch((error: unknown) => {
    if (systemCodeOf(error) === 'ENOENT') return null;
    throw error;
  });
  if (written === null) return null;
  const { version, builtAt, hash: builtHash }: BuiltRelease = JSON.parse(written);
  const hash = await digestRelease(root);
  return { version, builtAt: Temporal.Instant.from(builtAt), hash, isModified: hash !== builtHash };
}
