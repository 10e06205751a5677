// npm run release [-- --platform linux-x64] [--to FOLDER] packs the last commit into one archive per platform.
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildCommit } from './build-commit.ts';
import { installProduction } from './install-production.ts';
import { platforms } from './platforms.ts';
import { run } from './run.ts';
import { stageRelease } from './stage-release.ts';
import { writeArchive, writeDigests } from './write-archive.ts';

const { values } = parseArgs({
  options: { platform: { type: 'string', multiple: true }, to: { type: 'string', default: 'releases' } },
});
const wanted = platforms.filter(({ name }) => values.platform?.includes(name) ?? true);
if (wanted.length === 0) throw new Error(`There are releases for ${platforms.map(({ name }) => name).join(' and ')}.`);
const repository = fileURLToPath(new URL('../..', import.meta.url));
const changed = run(repository, 'git', ['status', '--porcelain']);
if (changed !== '') console.warn(`Not in the release, for it is not committed:\n${changed}`);

const to = resolve(values.to);
mkdirSync(to, { recursive: true });
const workshop = mkdtempSync(join(tmpdir(), 'comptoir-release-'));
try {
  const commit = buildCommit(repository, join(workshop, 'source'));
  for (const platform of wanted) {
    const production = join(workshop, `production-${platform.name}`);
    installProduction(commit.folder, production, platform);
    const folder = join(workshop, `comptoir-${commit.version}-${platform.name}`);
    stageRelease({ commit, platform, production, folder });
    writeDigests(folder);
    const archive = writeArchive(folder, commit.seconds);
    for (const file of [archive, `${archive}.sha256`]) cpSync(file, join(to, basename(file)));
    console.log(`${join(to, basename(archive))}: ${Math.round(statSync(archive).size / 2 ** 20)} MB`);
  }
} finally {
  rmSync(workshop, { recursive: true, force: true });
}
