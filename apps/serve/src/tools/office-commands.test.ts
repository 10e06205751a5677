import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@comptoir/api';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runCommand } from './commands.ts';
import { withShop } from './with-shop.ts';

let folder: string;
let printed: string[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'comptoir-office-'));
  printed = [];
  await (await openDatabase({ dataDir: folder })).close();
  vi.stubEnv('DATA_DIR', folder);
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const link = /^http:\/\/localhost:3000\/office\/entrer\/([\w-]{43})\n/;
const rows = (table: string) => withShop(async ({ db }) => db.$count(db._.fullSchema[table as 'staff']));

it('gives the first owner a link, on the command line and by mail if the shop has mails [ROL-02]', async () => {
  await runCommand(['office', 'owner', '--email', ' Zoe@Example.com ']);
  expect(printed.at(-1)).toMatch(link);
  expect(printed.at(-1)).toContain(
    'Ce lien fait entrer zoe@example.com comme propriétaire, une fois, pendant trente minutes.',
  );
  expect(printed.at(-1)).not.toContain('e-mail');
  expect([await rows('staff'), await rows('staffLinks'), await rows('outbox')]).toEqual([1, 1, 0]);

  vi.stubEnv('SMTP_URL', 'smtp://mail.example');
  await runCommand(['office', 'owner', '--email', 'zoe@example.com']);
  expect(printed.at(-1)).toMatch(/La boutique l’envoie aussi par e-mail\.$/);
  expect([await rows('staff'), await rows('outbox')]).toEqual([1, 1]);
  const [first, second] = printed.map((line) => link.exec(line)?.[1]);
  expect(second).not.toBe(first);
});

it.each([[['office']], [['office', 'owner']], [['office', 'guest', '--email', 'a@b.fr']]])(
  'prints its usage for %j',
  async (words) => {
    await expect(runCommand(words)).rejects.toThrow('npm run office owner -- --email ADRESSE');
  },
);

it('names the invalid address', async () => {
  await expect(runCommand(['office', 'owner', '--email', 'zoe'])).rejects.toThrow('zoe n’est pas une adresse e-mail.');
});

it('turns the second code of who lost their phone off, and says where there is none [ROL-05]', async () => {
  const reset = (email: string) => runCommand(['office', 'second-code', '--email', email]);
  await expect(reset('zoe@example.com')).rejects.toThrow('zoe@example.com n’a pas de second code.');
  await withShop(({ db }) => db.update(db._.fullSchema.staff).set({ totpSecret: 'sealed', totpSince: new Date() }));
  await reset('zoe@example.com');
  expect(printed.at(-1)).toBe('zoe@example.com entre de nouveau avec son seul mot de passe.');
  await expect(reset('zoe@example.com')).rejects.toThrow('n’a pas de second code');
  expect(await rows('officeAudit')).toBe(1);
});
