import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { planInstall } from './install-shop.ts';
import { take } from './machine.ts';
import { type FolderMachine, makeMachine, makeRelease } from './testing/folder-machine.ts';
import { type Release, readRelease } from './unpack-release.ts';
import { goBack, upgradeShop } from './upgrade-shop.ts';

let machine: FolderMachine;
let shop: Server;
/** Releases that do not become ready. */
let broken: RegExp;
let said: string[];

const presentRelease = () => basename(readlinkSync(machine.at('/opt/comptoir/shops/leve-tard')));

beforeEach(async () => {
  machine = makeMachine();
  said = [];
  broken = /^$/;
  vi.spyOn(process, 'getuid').mockReturnValue(0);
  shop = createServer((_request, response) => {
    response.writeHead(broken.test(presentRelease()) ? 503 : 200).end();
  });
  await once(shop.listen(0, '127.0.0.1'), 'listening');
  const { port } = shop.address() as AddressInfo;
  const wish = { name: 'leve-tard', domain: 'leve-tard.fr', port, tls: null, smtpUrl: 'smtp://mail.example' };
  const { steps } = await planInstall(machine, { ...wish, alarmMail: null, databaseUrl: null, isAgreed: true });
  await take(steps);
  machine.called = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  shop.close();
  rmSync(machine.root, { recursive: true });
});

const newRelease = (version: string, migration?: { tag: string; when: number }): Release => {
  mkdirSync(machine.at('/opt/comptoir'), { recursive: true });
  return readRelease(makeRelease(machine.at('/opt/comptoir'), version, migration && { migration }));
};
const upgrade = (release: Release) =>
  upgradeShop({ machine, name: 'leve-tard', say: (line) => said.push(line), patience: 1 }, release);
const back = () => goBack({ machine, name: 'leve-tard', say: (line) => said.push(line), patience: 1 });

it('checks, saves, switches and says what becomes of the database [PLT-33]', async () => {
  const release = newRelease('1.1.0', { tag: '0001_tips', when: 2000 });
  await upgrade(release);
  expect(said[0]).toBe('leve-tard : version 1.0.0 → 1.1.0, base 0000_shop → 0001_tips');
  expect(machine.called).toEqual([
    `${release.folder}/bin/shop site check --shop leve-tard`,
    'systemctl start shop-backup@leve-tard.service',
    'systemctl daemon-reload',
    'systemctl restart shop@leve-tard.service',
  ]);
  expect(presentRelease()).toMatch(/1\.1\.0/);
});

it('goes back by one command, and forth again [PLT-33]', async () => {
  await upgrade(newRelease('1.1.0', { tag: '0001_tips', when: 2000 }));
  await back();
  expect(presentRelease()).toMatch(/1\.0\.0/);
  expect(said).toContain('leve-tard : version 1.1.0 → 1.0.0, la base reste à 0001_tips');
  await back();
  expect(presentRelease()).toMatch(/1\.1\.0/);
});

it.each([
  ['whose settings it can not read', / site check /],
  ['that can not be saved', /shop-backup@/],
])('changes nothing of a shop %s [PLT-33]', async (_what, failing) => {
  const release = newRelease('1.1.0');
  machine.failing = failing;
  await expect(upgrade(release)).rejects.toThrow('échec');
  expect(presentRelease()).toMatch(/1\.0\.0/);
  expect(machine.called.join('\n')).not.toContain('restart');
});

it('returns to the previous version if the new one does not get ready [PLT-33]', async () => {
  broken = /1\.1\.0/;
  await expect(upgrade(newRelease('1.1.0'))).rejects.toThrow(
    'La version 1.1.0 n’ouvre pas leve-tard : la version 1.0.0 sert de nouveau.',
  );
  expect(presentRelease()).toMatch(/1\.0\.0/);
  expect(machine.called.filter((line) => line.includes('restart'))).toHaveLength(2);
});

it('refuses a release that is older than the database [PLT-33]', async () => {
  await upgrade(newRelease('1.1.0', { tag: '0001_tips', when: 2000 }));
  await expect(upgrade(newRelease('1.0.9', { tag: '0000_shop', when: 1000 }))).rejects.toThrow(
    'La version 1.0.9 est plus ancienne que la base de leve-tard (0001_tips, elle ne connaît que 0000_shop).',
  );
});

it('says that there is no version to go back to', async () => {
  await expect(back()).rejects.toThrow('leve-tard n’a pas de version précédente ici.');
});

it('keeps the releases that a shop runs on or can go back to, and no others', async () => {
  for (const version of ['1.1.0', '1.2.0']) await upgrade(newRelease(version));
  const kept = readdirSync(machine.at('/opt/comptoir')).filter((name) => name.startsWith('comptoir-'));
  expect(kept.map((name) => /-([\d.]+)-/.exec(name)?.[1])).toEqual(['1.1.0', '1.2.0']);
  expect(existsSync(machine.at('/usr/local/bin/shop'))).toBe(false);
});
