import { chownSync, existsSync, statSync } from 'node:fs';

/**
 * Gives what root made in a folder to the folder's owner, so that the next start may be the owner's. Nothing where
 * it is not there, or where somebody else than root is at work.
 */
export function shareOwner(folder: string, path: string): void {
  if (process.getuid?.() !== 0 || !existsSync(path)) return;
  const { uid, gid } = statSync(folder);
  if (uid !== 0) chownSync(path, uid, gid);
}
