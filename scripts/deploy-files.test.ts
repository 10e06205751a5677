import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { officeEndpoints } from '@comptoir/contract';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');
const unit = read('deploy/systemd/shop@.service');
const image = read('Dockerfile');
const compose = read('compose.yaml');
const units = readdirSync(fileURLToPath(new URL('../deploy/systemd', import.meta.url))).map(
  (name) => `deploy/systemd/${name}`,
);
const nginx = read('deploy/nginx/shop.conf');

describe('a shop in Docker', () => {
  /** The container's variables in addition to `.env`. */
  const told = new Map(
    [...(/^ {4}environment:\n((?: {6}.*\n)+)/m.exec(compose)?.[1] ?? '').matchAll(/^ {6}(\w+): (.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
  const inImage = new Map(
    (/^ENV (.*)$/m.exec(image)?.[1] ?? '').split(' ').map((pair) => pair.split('=') as [string, string]),
  );

  it('reads every variable of its .env but those that are the container’s', () => {
    expect(compose).toMatch(/^ {4}env_file: \.env$/m);
    for (const [name, value] of told) {
      if (inImage.has(name)) expect([name, value]).toEqual([name, inImage.get(name)]);
      else expect([name, value]).toEqual([name, expect.stringMatching(/^\$\{/)]);
    }
    expect([...told.keys()].filter((name) => !inImage.has(name))).toEqual([
      'DATABASE_URL',
      'PGPASSWORD',
      'TRUST_PROXY',
    ]);
    for (const name of ['DATABASE_URL', 'TRUST_PROXY']) expect(told.get(name)).toContain(`{${name}:-`);
  });

  it('puts the password of its database into no address, and the same one into both', () => {
    expect(compose).not.toMatch(/:\/\/[^\s@]*:[^\s@]*@/);
    const passwords = [...compose.matchAll(/^ {6}(?:PG|POSTGRES_)PASSWORD: (.*)$/gm)].map(([, value]) => value);
    expect(new Set(passwords).size).toBe(1);
    expect(passwords).toEqual(Array(2).fill(expect.stringContaining('${POSTGRES_PASSWORD:?')));
    expect(read('.env.example')).toContain('#POSTGRES_PASSWORD=');
  });

  it('can’t change the restaurant’s folder, is known to its proxy alone, and is asked whether it is ready', () => {
    expect(compose).toContain('./sites:/srv/comptoir:ro');
    expect(compose).toMatch(/^ {6}- "127\.0\.0\.1:\S+:3000"$/m);
    expect(image).toMatch(/^HEALTHCHECK .*\/readyz/m);
    expect(image).toMatch(/^USER comptoir$/m);
  });

  it('is built by every guide’s command out of a release alone', () => {
    expect(read('.dockerignore')).toBe('*\n!releases/*.tar.gz\n');
    const guide = read('docs/guides/docker.md');
    for (const name of [
      'POSTGRES_PASSWORD',
      'shop backup',
      'shop restore',
      'office owner',
      'docker compose build shop',
    ])
      expect(guide).toContain(name);
  });
});

describe('the files to deploy with', () => {
  it('start the server as `npm start` does', () => {
    const { serverFile, serverFlags } = manifest.config;
    expect(unit).toMatch(/^ExecStart=\S+\/bin\/shop run %i$/m);
    const launcher = read('deploy/bin/shop');
    expect(/\/bin\/node" (.*) "\$SHOP_RELEASE\/(.*main\.js)"$/m.exec(launcher)?.slice(1)).toEqual([
      serverFlags,
      serverFile,
    ]);
    expect(JSON.parse(/^CMD (.*)$/m.exec(image)?.[1] ?? '')).toEqual(['shop', 'run']);
    const tuning = manifest.config.serverEnvironment.split(' ').find((pair) => pair.startsWith('MALLOC'));
    expect(launcher).toContain(tuning);
  });

  it('say nothing of the environment beside its own file, which says nothing by itself', () => {
    for (const file of units) expect(read(file)).not.toMatch(/^Environment/m);
    expect(read('.env.example').match(/^[^#\n].*/m)).toBeNull();
  });

  it('never give a shop up that can not start now', () => {
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m);
    expect(unit).toMatch(/^Restart=always$/m);
  });

  it('install nothing, neither when they are built nor when they run', () => {
    for (const file of [...units.map(read), image]) expect(file).not.toMatch(/\bnp[mx]\b|apt-get/);
  });

  it('are all in a release', () => {
    const staged = read('scripts/release/stage-release.ts');
    for (const file of ['deploy', 'Dockerfile', 'compose.yaml', '.dockerignore', '.env.example'])
      expect(staged).toContain(`'${file}'`);
  });

  it('believe no visitor about their address, and hold no stream back', () => {
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    const stream = /location ~ (\S+) \{([^}]*proxy_buffering off;[^}]*)\}/.exec(nginx);
    expect('/v2/office/board/stream').toMatch(new RegExp(stream?.[1] ?? 'none'));
    expect('/v2/public/menus').not.toMatch(new RegExp(stream?.[1] ?? ''));
    expect(stream?.[2]).toContain('proxy_cache off;');
  });

  it.each([
    ['pictures', officeEndpoints.addPicture.path, 8],
    ['menus', officeEndpoints.importMenu.path, 5],
  ])('let %s through that the shop takes or refuses itself [MED-15, MED-21]', (_, path, most) => {
    const locations = [...nginx.matchAll(/location = (\S+) \{([^}]*)\}/g)];
    const rules = locations.find(([, name]) => name === path)?.[2] ?? '';
    expect(Number(/client_max_body_size (\d+)m;/.exec(rules)?.[1])).toBeGreaterThan(most);
  });

  it('are each named by the guide', () => {
    const guide = read('docs/guides/deploy.md');
    const names = readdirSync(fileURLToPath(new URL('../deploy', import.meta.url)), { recursive: true }).map(String);
    const files = names.filter((name) => name.includes('.')).map((name) => name.split('/').at(-1) ?? '');
    expect(files.filter((name) => !guide.includes(name))).toEqual([]);
  });
});
