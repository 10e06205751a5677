import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { namespaceAccount, runAs, userAccount } from './account.ts';
import { canReach } from './can-reach.ts';
import { choosePlacement } from './choose-placement.ts';
import { findBinaries } from './find-binaries.ts';
import { placeElsewhere } from './place-elsewhere.ts';

/** Names that every Debian has; PostgreSQL asks for a name. */
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

  it('runs under another number where no ordinary user can pass, or stands elsewhere where that is refused', async () => {
    const dataDir = makeFolder('home', 'shop', 'data');
    const { code } = await runAs(namespaceAccount, ['true']);
    const placement = await choosePlacement(dataDir);
    if (code === 0) expect(placement).toMatchObject({ account: namespaceAccount, folder: join(dataDir, 'database') });
    else expect(placement.folder.startsWith('/var/lib/comptoir/')).toBe(true);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  it('stands elsewhere behind a link, with programs of its own that the user can run', async () => {
    const dataDir = makeFolder('home', 'data');
    const elsewhere = join(root, 'lib');
    const wanted = { dataDir, binaries: await findBinaries(), user: nobody, root: elsewhere };
    const first = await placeElsewhere(wanted);
    expect(first?.notice).toBe(`La base de données de ${dataDir} est dans ${first?.folder}.`);
    expect(first?.folder.startsWith(elsewhere)).toBe(true);
    expect(readlinkSync(join(dataDir, 'database'))).toBe(first?.folder);
    expect(await canReach(userAccount(nobody), first?.binaries.postgres ?? '', dirname(first?.folder ?? ''))).toBe(
      true,
    );
    expect(await placeElsewhere(wanted)).toEqual(first);
  });

  it('moves no database that stands in the data folder itself', async () => {
    const dataDir = makeFolder('home', 'data');
    makeFolder('home', 'data', 'database');
    const elsewhere = join(root, 'lib');
    expect(await placeElsewhere({ dataDir, binaries: await findBinaries(), user: nobody, root: elsewhere })).toBeNull();
    expect(existsSync(elsewhere)).toBe(false);
  });
} else {
  it('is served by the shop’s own user', async () => {
    const dataDir = makeFolder('data');
    const { account, folder } = await choosePlacement(dataDir);
    expect(account).toEqual({ prefix: [] });
    expect(folder).toBe(join(dataDir, 'database'));
  });
}
