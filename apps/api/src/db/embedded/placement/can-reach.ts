import { type Account, runAs } from './account.ts';

/** Whether the account can run a program and enter a folder. This is tried, because file modes do not tell what mounts and namespaces allow. */
export async function canReach(account: Account, program: string, folder: string): Promise<boolean> {
  const script = 'cd -- "$1" && exec "$2" --version';
  const { code } = await runAs(account, ['/bin/sh', '-c', script, 'sh', folder, program]);
  return code === 0;
}
