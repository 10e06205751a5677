import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run-tool.ts';

export function syncPlatforms(folder: string): void {
  for (const platform of ['android', 'ios'])
    if (!existsSync(join(folder, platform))) runTool('cap', ['add', platform], folder);
  runTool('cap', ['sync'], folder);
}
