import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');
const unit = read('deploy/systemd/shop@.service');
const image = read('Dockerfile');
const units = readdirSync(fileURLToPath(new URL('../deploy/systemd', import.meta.url))).map(
  (name) => `deploy/systemd/${name}`,
);
const nginx = read('deploy/nginx/shop.conf');

describe('the files to deploy with', () => {
  it('start the server as `npm start` does', () => {
    const { serverFile, serverFlags } = manifest.config;
    expect(unit).toMatch(/^ExecStart=\S+\/bin\/shop run %i$/m);
    const launcher = read('deploy/bin/shop');
    expect(/\/bin\/node" (.*) "\$SHOP_RELEASE\/(.*main\.js)"$/m.exec(launcher)?.slice(1)).toEqual([
      serverFlags,
      serverFile,
    ]);
    expect(JSON.parse(/^CMD (.*)$/m.exec(image)?.[1] ?? '')).toEqual(['node', ...serverFlags.split(' '), serverFile]);
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

  it('install what they build with, whatever the host says of production', () => {
    const builds = [...image.matchAll(/npm ci([^&]*)&& npm run -s build/g)];
    expect(builds.length).toBeGreaterThan(0);
    for (const [, flags] of builds) expect(flags).toContain(' --include=dev ');
  });

  it('install nothing when they run', () => {
    for (const file of [...units.map(read), image.slice(image.lastIndexOf('FROM'))])
      expect(file).not.toMatch(/\bnp[mx]\b/);
  });

  it('believe no visitor about their address, and hold no stream back', () => {
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    const stream = /location ~ (\S+) \{([^}]*proxy_buffering off;[^}]*)\}/.exec(nginx);
    expect('/v2/office/board/stream').toMatch(new RegExp(stream?.[1] ?? 'none'));
    expect('/v2/public/menus').not.toMatch(new RegExp(stream?.[1] ?? ''));
    expect(stream?.[2]).toContain('proxy_cache off;');
  });

  it('are each named by the guide', () => {
    const guide = read('docs/guides/deploy.md');
    const names = readdirSync(fileURLToPath(new URL('../deploy', import.meta.url)), { recursive: true }).map(String);
    const files = names.filter((name) => name.includes('.')).map((name) => name.split('/').at(-1) ?? '');
    expect(files.filter((name) => !guide.includes(name))).toEqual([]);
  });
});
