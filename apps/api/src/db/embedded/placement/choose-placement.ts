import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OpenFailure } from '../../failure/open-failure.ts';
import { type Account, namespaceAccount, ownAccount, userAccount } from './account.ts';
import { canReach } from './can-reach.ts';
import { type Binaries, findBinaries } from './find-binaries.ts';
import type { Placement } from './placement.ts';

/** PostgreSQL refuses root: it runs as the folder's owner, as the system's unprivileged account or in a user namespace. Throws `OpenFailure`. */
export async function choosePlacement(dataDir: string, namespace: Account = namespaceAccount): Promise<Placement> {
  const binaries = await findBinaries();
  const folder = join(dataDir, 'database');
  if (process.getuid?.() !== 0) return { binaries, account: ownAccount, folder };

  const ordinary = ordinaryUserFor(dataDir);
  if (ordinary && (await isReachableFor(ordinary, binaries, dataDir)))
    return { binaries, account: userAccount(ordinary), folder };
  if (await canReach(namespace, binaries.postgres, dataDir)) return { binaries, account: namespace, folder };
  throw new OpenFailure(
    `PostgreSQL ne tourne pas sous root, et aucun utilisateur ordinaire n’atteint ${dataDir} : démarrez la boutique sous un autre utilisateur, choisissez un autre DATA_DIR, ou indiquez un serveur PostgreSQL par DATABASE_URL.`,
  );
}

interface User {
  uid: number;
  gid: number;
}

/** The owner of the data folder, or the system's unprivileged account if root owns it. Null if neither has a user name on this system. */
function ordinaryUserFor(dataDir: string): User | null {
  const { uid } = statSync(dataDir);
  return (uid === 0 ? null : findUser(String(uid))) ?? findUser('nobody');
}

function findUser(name: string): User | null {
  try {
    // PostgreSQL needs a user with a name, and `id` fails for a user id without one.
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] })),
    );
    return uid === undefined || gid === undefined ? null : { uid, gid };
  } catch {
    return null;
  }
}

/** A data folder that only root can enter is opened to the user's group. */
async function isReachableFor(user: User, binaries: Binaries, dataDir: string): Promise<boolean> {
  const account = userAccount(user);
  if (await canReach(account, binaries.postgres, dataDir)) return true;
  const { uid, mode } = statSync(dataDir);
  const isClosedByRoot = uid === 0 && (mode & 0o777) === 0o700;
  if (!isClosedByRoot || !(await canReach(account, binaries.postgres, dirname(dataDir)))) return false;
  chownSync(dataDir, 0, user.gid);
  chmodSync(dataDir, 0o710);
  return canReach(account, binaries.postgres, dataDir);
}
