import { type Account, runAs } from './account.ts';

/** Runs the program in the folder, because file modes do not show the effect of mounts and namespaces. */
export async function canReach(account: Account, program: string, folder: string): Promise<boolean> {
  const script = 'cd -- "$1" && exec "$2" --version';
  const { code } = await runAs(account, ['/bin/sh', '-c', script, 'sh', folder, program]);
  return code === 0;
}
