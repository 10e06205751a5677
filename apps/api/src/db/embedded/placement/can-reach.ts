import { type Account, runAs } from './account.ts';

/**
 * True if the account can run the program and enter the folder. It tries both, because file modes do not show the effect of mounts and
 * namespaces.
 */
export async function canReach(account: Account, program: string, folder: string): Promise<boolean> {
  const script = 'cd -- "$1" && exec "$2" --version';
  const { code } = await runAs(account, ['/bin/sh', '-c', script, 'sh', folder, program]);
  return code === 0;
}
