import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OpenFailure } from '../../failure/open-failure.ts';
import { namespaceAccount, ownAccount, userAccount } from './account.ts';
import { canReach } from './can-reach.ts';
import { type Binaries, findBinaries } from './find-binaries.ts';
import { placeElsewhere } from './place-elsewhere.ts';
import type { Placement } from './placement.ts';

/**
 * Decides where and in whose name the embedded database of an existing data folder runs. PostgreSQL refuses root:
 * there the folder's owner or `nobody` runs it, else root's number in a user namespace, else it stands in a folder
 * that `nobody` can reach. Throws `OpenFailure` where none of that can be had.
 */
export async function choosePlacement(dataDir: string): Promise<Placement> {
  const binaries = await findBinaries();
  const folder = join(dataDir, 'database');
  if (process.getuid?.() !== 0) return { binaries, account: ownAccount, folder };

  const ordinary = ordinaryUserFor(dataDir);
  if (ordinary && (await isReachableFor(ordinary, binaries, dataDir)))
    return { binaries, account: userAccount(ordinary), folder };
  if (await canReach(namespaceAccount, binaries.postgres, dataDir))
    return { binaries, account: namespaceAccount, folder };
  const elsewhere = ordinary && (await placeElsewhere({ dataDir, binaries, user: ordinary }));
  if (elsewhere) return elsewhere;
  throw new OpenFailure(
    `PostgreSQL ne tourne pas sous root, et aucun utilisateur ordinaire n’atteint ${dataDir} : démarrez la boutique sous un autre utilisateur, choisissez un autre DATA_DIR, ou indiquez un serveur PostgreSQL par DATABASE_URL.`,
  );
}

interface User {
  uid: number;
  gid: number;
}

/** The data folder's owner, so that files stay with whom they belong to; root's own are served by `nobody`. Null: neither has a name here. */
function ordinaryUserFor(dataDir: string): User | null {
  const { uid } = statSync(dataDir);
  return (uid === 0 ? null : findUser(String(uid))) ?? findUser('nobody');
}

function findUser(name: string): User | null {
  try {
    // PostgreSQL asks for the name of its user: `id` refuses a number that has none.
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] })),
    );
    return uid === undefined || gid === undefined ? null : { uid, gid };
  } catch {
    return null;
  }
}

/** Whether the user reaches programs and folder; a folder that was closed to all but root lets the user's group pass. */
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
