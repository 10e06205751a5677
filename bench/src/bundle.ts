import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Measure } from './report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const floorClient = `${root}bench/floor/build/client/`;

interface ManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Gzipped bytes of files below a client build. */
function gzipBytes(client: string, files: Iterable<string>): number {
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(client + file), { level: 9 }).length;
  return bytes;
}

/** What the entry and the given route modules load before they run, by the build's own manifest. */
function firstLoad(client: string, keys: (key: string) => boolean): Set<string> {
  const manifest = JSON.parse(readFileSync(`${client}.vite/manifest.json`, 'utf8')) as Record<string, ManifestEntry>;
  const files = new Set<string>();
  const visit = (key: string) => {
    const entry = manifest[key];
    if (!entry || files.has(entry.file)) return;
    files.add(entry.file);
    entry.imports?.forEach(visit);
  };
  Object.keys(manifest).filter(keys).forEach(visit);
  return new Set([...files].filter((file) => file.endsWith('.js')));
}

/** The scripts and the style sheets that the served menu page names: what a browser loads before anything is tapped. */
async function namedByPage(url: string): Promise<{ scripts: Set<string>; styles: Set<string> }> {
  const html = await (await fetch(`${url}/menu`)).text();
  const scripts = new Set([...html.matchAll(/assets\/[\w.-]+\.js/g)].map(([path]) => path));
  const styles = new Set([...html.matchAll(/assets\/[\w.-]+\.css/g)].map(([path]) => path));
  return { scripts, styles };
}

/** How much the menu page makes a phone load, beside an empty route built by the same tools. */
export async function measureBundle(url: string): Promise<Measure[]> {
  execFileSync('npx', ['--no-install', 'react-router', 'build', 'bench/floor'], { cwd: root, stdio: 'ignore' });
  const floor = gzipBytes(
    floorClient,
    firstLoad(floorClient, (key) => /entry\.client|root\.tsx|empty\.tsx/.test(key)),
  );
  const { scripts, styles } = await namedByPage(url);
  const client = `${root}apps/storefront/build/client/`;
  const kilobytes = (bytes: number) => bytes / 1000;
  const menu = gzipBytes(client, scripts);
  const against = `an empty route: ${kilobytes(floor).toFixed(1)} kB; the page: ${kilobytes(menu).toFixed(1)} kB`;
  return [
    {
      name: 'menu page: JavaScript above the floor',
      value: kilobytes(menu - floor),
      unit: 'kB gzip',
      limit: 55,
      kind: 'most',
      against,
    },
    {
      name: 'menu page: CSS',
      value: kilobytes(gzipBytes(client, styles)),
      unit: 'kB gzip',
      limit: 15,
      kind: 'most',
      against: `${styles.size} files`,
    },
  ];
}
