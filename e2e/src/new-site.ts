import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Writes the folder of a new restaurant with the shop's own tool. Resolves with what the tool printed. */
export async function newSite(sitesDir: string, title: string, product: string): Promise<string> {
  const tool = ['apps/serve/src/tools/shop.ts', 'site', 'new', '--title', title, '--product', product];
  const environment = { cwd: root, env: { ...process.env, SITES_DIR: sitesDir } };
  const { stdout } = await promisify(execFile)(process.execPath, tool, environment);
  return stdout;
}
