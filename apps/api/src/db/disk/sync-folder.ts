import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Syncs a folder to disk, so that created and renamed files survive a power cut. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
