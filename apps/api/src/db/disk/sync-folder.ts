import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes the names in a folder outlast a power cut: a new or another name is on the disk when its folder is. */
export function syncFolder(folder: string): void {
  // Windows opens no folder, and needs no such thing.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
