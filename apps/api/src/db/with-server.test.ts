import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillEveryTable } from '../testing/fill-every-table.ts';
import { backUp } from './backup/back-up.ts';
import { restore } from './backup/restore.ts';
import { openDatabase } from './open-database.ts';
import { orders } from './schema/index.ts';
import { withServer } from './with-server.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-server-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the shop’s own database', () => {
  it('is backed up while the shop runs, restored into another folder, and never into that of a shop that runs', async () => {
    const [dataDir, otherDir, file] = [join(folder, 'shop'), join(folder, 'other'), join(folder, 'shop.backup')];
    const shop = await openDatabase({ dataDir });
    await fillEveryTable(shop.db);
    await withServer({ dataDir, mayJoin: true }, (address) => backUp({ address, file }));
    await expect(withServer({ dataDir }, (address) => restore({ address, file }))).rejects.toThrow(
      /^Le dossier de données .* est pris par un autre serveur/,
    );
    const kept = await shop.db.select().from(orders);
    await shop.close();

    await withServer({ dataDir: otherDir }, (address) => restore({ address, file }));
    const other = await openDatabase({ dataDir: otherDir });
    expect(await other.db.select().from(orders)).toEqual(kept);
    await other.close();
  });

  it('is left without tables where it is only looked at', async () => {
    const file = join(folder, 'nothing.backup');
    const looked = withServer({ dataDir: join(folder, 'new') }, (address) => backUp({ address, file }));
    await expect(looked).rejects.toThrow('La base ne contient pas de boutique : il n’y a rien à sauvegarder.');
    expect(existsSync(file)).toBe(false);
  });
});
