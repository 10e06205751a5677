import { chownSync, existsSync, statSync } from 'node:fs';

/** Gives a file of root to the owner of its folder, so that the owner can start the shop next. */
export function shareOwner(folder: string, path: string): void {
  if (process.getuid?.() !== 0 || !existsSync(path)) return;
  const { uid, gid } = statSync(folder);
  if (uid !== 0) chownSync(path, uid, gid);
}
