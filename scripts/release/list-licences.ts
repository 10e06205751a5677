import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

const licenceFile = /^(licen[cs]e|copying|notice)/i;

/** The licences of all runtime packages, including those that are bundled into the shop's files. */
export function listLicences(modules: string): string {
  const folders = globSync(['**/package.json'], { cwd: modules })
    .map((file) => file.slice(0, -'/package.json'.length))
    .filter((folder) => /(^|\/node_modules\/)(@[^/]+\/)?[^/@]+$/.test(folder) && !folder.includes('@comptoir/'))
    .sort();
  return folders.map((folder) => describe(join(modules, folder))).join('\n');
}

function describe(folder: string): string {
  const {
    name,
    version,
    license = 'see its text',
  }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = globSync('*', { cwd: folder })
    .filter((file) => licenceFile.test(file))
    .sort()
    .map((file) => `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`);
  return `${'='.repeat(80)}\n${name} ${version}: ${license}\n${texts.join('')}`;
}
