import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runTool } from './run-tool.ts';

export interface NativeBuild {
  id: string;
  script: string;
  sheet: string;
}

interface Manifest {
  [name: string]: { file: string } | undefined;
}

export function buildScripts(folder: string, apiRoot: string): NativeBuild {
  const root = fileURLToPath(new URL('..', import.meta.url));
  runTool('vite', ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'], root, {
    NODE_ENV: 'production',
    VITE_PICTURES_ROOT: new URL(apiRoot).origin,
    VITE_BUILT_FOR: 'stores',
  });
  const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const { 'app/entry.tsx': entry, 'style.css': sheet } = manifest;
  if (!entry || !sheet) throw new Error('The build of the pages names neither its script nor its styles.');
  return {
    id: createHash('sha256').update(text).digest('hex').slice(0, 16),
    script: `/${entry.file}`,
    sheet: `/${sheet.file}`,
  };
}
