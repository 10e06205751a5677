import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');
const unit = read('deploy/systemd/shop@.service');
const image = read('Dockerfile');
const nginx = read('deploy/nginx/shop.conf');

describe('the files to deploy with', () => {
  it('start the server as `npm start` does', () => {
    const { serverFile, serverFlags } = manifest.config;
    expect(/^ExecStart=\S+\/\.bin\/node (.*)$/m.exec(unit)?.[1]).toBe(`${serverFlags} ${serverFile}`);
    expect(JSON.parse(/^CMD (.*)$/m.exec(image)?.[1] ?? '')).toEqual(['node', ...serverFlags.split(' '), serverFile]);
    const tuning = manifest.config.serverEnvironment.split(' ').find((pair) => pair.startsWith('MALLOC'));
    expect(unit).toContain(tuning);
  });

  it('set no variable that the shop does not know', () => {
    const known = read('.env.example');
    const own = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = '']) =>
      pairs.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    );
    const node = ['NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_MMAP_THRESHOLD_'];
    expect(own.filter((name) => !node.includes(name) && !known.includes(`${name}=`))).toEqual([]);
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
    const files = names.filter((name) => name.includes('.') && !name.includes('shop-backup.service'));
    expect(files.filter((name) => !guide.includes(name.split('/').at(-1) ?? ''))).toEqual([]);
  });
});
