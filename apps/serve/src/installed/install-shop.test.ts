import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEnvFile } from '../environment/read-env-file.ts';
import { planInstall } from './install-shop.ts';
import { readInstalled } from './installed-shops.ts';
import { take } from './machine.ts';
import type { InstallWish } from './read-install-wish.ts';
import { type FolderMachine, makeMachine } from './testing/folder-machine.ts';
import { leveTardCertificate } from './testing/leve-tard-certificate.ts';
import { planUninstall } from './uninstall-shop.ts';

const wish: InstallWish = {
  name: 'leve-tard',
  domain: 'leve-tard.fr',
  port: null,
  tls: null,
  smtpUrl: `smtp://shop:pa'ss"@mail.example:587`,
  alarmMail: 'zoe@example.com',
  databaseUrl: null,
  isAgreed: true,
};

let machine: FolderMachine;
beforeEach(() => {
  machine = makeMachine();
  // An installation requires root.
  vi.spyOn(process, 'getuid').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(machine.root, { recursive: true });
});

const install = async (changes: Partial<InstallWish> = {}) => {
  const { steps, port } = await planInstall(machine, { ...wish, ...changes });
  await take(steps);
  return port;
};

/** Lists every file of the machine except the restaurant's folder and the release. */
const filesOf = () =>
  readdirSync(machine.root, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/^(srv|root)\//.test(file) && !/^opt\/comptoir\/comptoir-/.test(file))
    .filter((file) => !statSync(join(machine.root, file), { throwIfNoEntry: false })?.isDirectory())
    .sort();

function putCertificate() {
  const files = { certificate: '/etc/tls.pem', key: '/etc/tls.key' };
  writeFileSync(machine.at(files.certificate), leveTardCertificate);
  writeFileSync(machine.at(files.key), 'the key');
  return files;
}

describe('an installation', () => {
  it('makes account, folders, settings, units and a link to its release, and starts the shop [PLT-30]', async () => {
    const port = await install();
    expect(readInstalled(machine)).toMatchObject([
      { name: 'leve-tard', port, siteRoot: 'https://leve-tard.fr', version: '1.0.0' },
    ]);
    const file = machine.at('/etc/comptoir/leve-tard.env');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const values = readEnvFile(readFileSync(file, 'utf8'), file);
    expect(values).toMatchObject({ SMTP_URL: wish.smtpUrl, ALARM_MAIL: 'zoe@example.com', TRUST_PROXY: '127.0.0.1' });
    expect(values.BACKUP_PASSPHRASE).toMatch(/^[\w-]{20}$/);
    expect(statSync(machine.at('/var/lib/comptoir/leve-tard')).mode & 0o777).toBe(0o700);
    for (const folder of ['/var/lib/comptoir', '/etc/comptoir', '/opt/comptoir/shops'])
      expect(statSync(machine.at(folder)).mode & 0o005).toBe(0o005);
    expect(readFileSync(machine.at('/etc/systemd/system/shop@leve-tard.socket'), 'utf8')).toContain(
      `ListenStream=127.0.0.1:${port}\n`,
    );
    expect(readlinkSync(machine.at('/opt/comptoir/shops/leve-tard'))).toMatch(/^\.\.\/comptoir-1\.0\.0-/);
    expect(machine.called).toEqual([
      'useradd --system --home-dir /var/lib/comptoir/leve-tard --shell /usr/sbin/nologin comptoir-leve-tard',
      'runuser -u comptoir-leve-tard -- /opt/comptoir/shops/leve-tard/bin/shop site check --shop leve-tard',
      'systemctl daemon-reload',
      'systemctl enable shop@leve-tard.socket shop@leve-tard.service shop-backup@leve-tard.timer',
      'systemctl start shop@leve-tard.socket',
      'systemctl start shop@leve-tard.service',
      'systemctl start shop-backup@leve-tard.timer',
    ]);
  });

  it('tells all steps before it does any [PLT-30]', async () => {
    const before = filesOf();
    const { steps } = await planInstall(machine, wish);
    expect(steps.map(({ says }) => says).join('\n')).toMatch(
      /compte comptoir-leve-tard[\s\S]*leve-tard\.env[\s\S]*démarre/,
    );
    expect(filesOf()).toEqual(before);
    expect(machine.called).toEqual([]);
  });

  it.each(['useradd', 'runuser', 'systemctl daemon-reload', 'systemctl start', 'nginx -t'])(
    'is undone if "%s" fails [PLT-30]',
    async (command) => {
      const tls = putCertificate();
      const before = filesOf();
      machine.failing = new RegExp(`^${command}`);
      await expect(install({ tls })).rejects.toThrow();
      machine.failing = null;
      // The units and the command stay, because all shops share them.
      expect(filesOf().filter((file) => !/system\/shop(-\w+)?@\.|bin\/shop$/.test(file))).toEqual(before);
      await install({ tls });
      expect(readInstalled(machine)).toHaveLength(1);
    },
  );

  it('does not start the shop if the mail server is not known yet', async () => {
    await install({ smtpUrl: null });
    expect(machine.called.join('\n')).not.toContain('start');
    expect(readFileSync(machine.at('/etc/comptoir/leve-tard.env'), 'utf8')).toContain('\n#SMTP_URL=\n');
    // The mail server is still unknown after an uninstallation and a new installation.
    await take(planUninstall(machine, { name: 'leve-tard', withData: false }));
    await install({ smtpUrl: null });
    expect(machine.called.join('\n')).not.toContain('start');
  });

  it('writes nginx’s file with the domain’s certificate [PLT-30, PLT-31]', async () => {
    await expect(install({ tls: { certificate: '/etc/none.pem', key: '/etc/none.key' } })).rejects.toThrow(
      'Il n’y a pas de fichier /etc/none.pem.\nIl n’y a pas de fichier /etc/none.key.',
    );
    const tls = putCertificate();
    await expect(install({ tls, domain: 'other.fr' })).rejects.toThrow('Le certificat n’est pas pour other.fr.');
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2200, 0));
    await expect(install({ tls })).rejects.toThrow(/Le certificat a pris fin le \d+\/\d+\/2126\./);
    now.mockRestore();
    writeFileSync(machine.at(tls.certificate), 'something else');
    await expect(install({ tls })).rejects.toThrow('/etc/tls.pem n’est pas un certificat au format PEM.');
    putCertificate();
    await install({ tls });
    expect(readFileSync(machine.at('/etc/nginx/conf.d/shop-leve-tard.conf'), 'utf8')).toContain(
      `ssl_certificate ${tls.certificate};`,
    );
    expect(machine.called).toContain('systemctl reload nginx');
  });

  it('refuses a name, a domain, a port and a folder that belong to another [PLT-31]', async () => {
    const port = await install();
    await expect(install()).rejects.toThrow('Une boutique leve-tard est déjà installée ici');
    const other = { name: 'trois-bols', domain: 'leve-tard.fr', port };
    mkdirSync(machine.at('/var/lib/comptoir/trois-bols/theirs'), { recursive: true });
    const refused = expect(install(other)).rejects;
    await refused.toThrow(/leve-tard\.fr est l’adresse de la boutique leve-tard/);
    await refused.toThrow(`Le port ${port} est celui de la boutique leve-tard.`);
    await refused.toThrow(/n’appartient pas à comptoir-trois-bols/);
    await refused.toThrow(/pas encore de dossier/);
  });

  it('refuses an invalid restaurant’s folder, and says what is wrong in it [PLT-31]', async () => {
    writeFileSync(machine.at('/srv/comptoir/leve-tard/site.ts'), 'export default { id: "leve-tard" };\n');
    rmSync(machine.at('/srv/comptoir/leve-tard/icon.svg'));
    await expect(install()).rejects.toThrow(/icon\.svg[\s\S]*site\.ts: /);
  });

  it('gives a second shop a port of its own [PLT-35]', async () => {
    const first = await install();
    execFileSync('cp', ['-r', machine.at('/srv/comptoir/leve-tard'), machine.at('/srv/comptoir/bis')]);
    const file = machine.at('/srv/comptoir/bis/site.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/id: 'leve-tard'/, "id: 'bis'"));
    expect(await install({ name: 'bis', domain: 'bis.fr' })).not.toBe(first);
    expect(readInstalled(machine).map(({ name }) => name)).toEqual(['bis', 'leve-tard']);
  });
});

describe('an uninstallation', () => {
  const uninstall = (withData: boolean) => take(planUninstall(machine, { name: 'leve-tard', withData }));

  it('leaves data and settings for the next installation by that name [PLT-32]', async () => {
    const before = filesOf();
    const tls = putCertificate();
    await install({ tls });
    const settings = readFileSync(machine.at('/etc/comptoir/leve-tard.env'), 'utf8');
    writeFileSync(machine.at('/var/lib/comptoir/leve-tard/account-secret'), 'secret');
    await uninstall(false);
    expect(filesOf()).toEqual(
      [
        ...before,
        'etc/comptoir/leve-tard.env.removed',
        ...['etc/tls.key', 'etc/tls.pem'],
        'var/lib/comptoir/leve-tard/account-secret',
      ].sort(),
    );
    const port = await install({ smtpUrl: null, alarmMail: null });
    expect(readFileSync(machine.at('/etc/comptoir/leve-tard.env'), 'utf8')).toBe(settings);
    expect(existsSync(machine.at('/etc/comptoir/leve-tard.env.removed'))).toBe(false);

    await uninstall(false);
    await install({ domain: 'other.fr', port: port + 1, smtpUrl: null });
    expect(readInstalled(machine)).toMatchObject([{ siteRoot: 'https://other.fr', port: port + 1 }]);
    expect(readFileSync(machine.at('/etc/systemd/system/shop@leve-tard.socket'), 'utf8')).toContain(`:${port + 1}\n`);
  });

  it('leaves only the restaurant’s folder if the data are to be deleted [PLT-32]', async () => {
    const before = filesOf();
    await install();
    await uninstall(true);
    expect(filesOf()).toEqual(before);
    expect(existsSync(machine.at('/srv/comptoir/leve-tard/site.ts'))).toBe(true);
    expect(machine.called.at(-2)).toBe('userdel comptoir-leve-tard');
  });

  it('lists the installed shops if there is none of that name', async () => {
    expect(() => planUninstall(machine, { name: 'bis', withData: false })).toThrow(
      'La boutique bis n’est pas installée sur cette machine (installées : aucune).',
    );
  });
});
