import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { namespaceAccount, runAs, userAccount } from './account.ts';
import { choosePlacement } from './choose-placement.ts';

/** These accounts exist on every Debian; PostgreSQL requires an account with a name. */
const daemon = { uid: 1, gid: 1 };
const nobody = { uid: 65534, gid: 65534 };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'comptoir-placement-'));
  chmodSync(root, 0o755);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function makeFolder(...names: string[]): string {
  const folder = join(root, ...names);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

if (process.getuid?.() === 0) {
  it('lets nobody serve what root keeps to itself, and lets no other user in', async () => {
    const dataDir = makeFolder('data');
    const { account, folder } = await choosePlacement(dataDir);
    expect(account).toEqual(userAccount(nobody));
    expect(folder).toBe(join(dataDir, 'database'));
    expect(statSync(dataDir)).toMatchObject({ uid: 0, gid: nobody.gid });
    expect(statSync(dataDir).mode & 0o777).toBe(0o710);
  });

  it('lets the folder’s own owner serve it, so that the next start may be the owner’s', async () => {
    const dataDir = makeFolder('data');
    chownSync(dataDir, daemon.uid, daemon.gid);
    expect((await choosePlacement(dataDir)).account).toEqual(userAccount(daemon));
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  it('runs under another number in a namespace where no ordinary user can pass', async () => {
    const dataDir = makeFolder('home', 'shop', 'data');
    // On a system that refuses namespaces, the account does not change the user.
    const hasNamespaces = (await runAs(namespaceAccount, ['true'])).code === 0;
    const namespace = hasNamespaces ? namespaceAccount : { prefix: ['env'] };
    expect(await choosePlacement(dataDir, namespace)).toMatchObject({
      account: namespace,
      folder: join(dataDir, 'database'),
    });
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  it('says what to do where no ordinary user can pass and namespaces are refused', async () => {
    const dataDir = makeFolder('home', 'data');
    const opening = choosePlacement(dataDir, { prefix: ['false'] });
    await expect(opening).rejects.toThrow(
      `PostgreSQL ne tourne pas sous root, et aucun utilisateur ordinaire n’atteint ${dataDir} : démarrez la boutique sous un autre utilisateur, choisissez un autre DATA_DIR, ou indiquez un serveur PostgreSQL par DATABASE_URL.`,
    );
    expect(readdirSync(dataDir)).toEqual([]);
  });
} else {
  it('is served by the shop’s own user', async () => {
    const dataDir = makeFolder('data');
    const { account, folder } = await choosePlacement(dataDir);
    expect(account).toEqual({ prefix: [] });
    expect(folder).toBe(join(dataDir, 'database'));
  });
}
