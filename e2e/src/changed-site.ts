import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sites = fileURLToPath(new URL('../../sites', import.meta.url));
const demo = 'leve-tard';

/** Copies the demo restaurant with a changed configuration. `changes` is source code for `site.ts`. */
export async function changeSite(
  changes: string,
): Promise<{ environment: { SITES_DIR: string }; remove(): Promise<void> }> {
  const root = await mkdtemp(join(sites, '.test-'));
  const folder = join(root, demo);
  await mkdir(folder);
  for (const name of ['catalogue', 'media', 'icon.svg'])
    await cp(join(sites, demo, name), join(folder, name), { recursive: true });
  await writeFile(
    join(folder, 'site.ts'),
    `import site from '../../${demo}/site.ts';\nexport default { ...site, ${changes} };\n`,
  );
  return { environment: { SITES_DIR: root }, remove: () => rm(root, { recursive: true }) };
}
