import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Front } from './front.ts';

const nginx = process.env.NGINX_PATH || 'nginx';
const configuration = new URL('../../../deploy/nginx/shop.conf', import.meta.url);

async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** Adapts `deploy/nginx/shop.conf` to the ports, names and folders of the test. */
async function adapt(
  folder: string,
  servers: readonly string[],
  ports: { plain: number; tls: number },
): Promise<string> {
  const text = await readFile(configuration, 'utf8');
  const upstreams = servers.map((server) => `  server ${new URL(server).host} max_fails=1 fail_timeout=5s;\n`).join('');
  return (
    text
      .replace(/(?: {2}server 127[^\n]*\n)+/, upstreams)
      .replaceAll(/ {2}listen \[::\][^\n]*\n/g, '')
      .replace('listen 80;', `listen 127.0.0.1:${ports.plain};`)
      .replace('listen 443 ', `listen 127.0.0.1:${ports.tls} `)
      .replaceAll('chez-ana.example;', '127.0.0.1;')
      .replace('/var/lib/nginx/shop-chez-ana', join(folder, 'cache'))
      .replaceAll('/var/log/nginx/', `${folder}/`)
      // An additional log tells the tests which server responded.
      .replaceAll(/^ {2}access_log .*;$/gm, `$&\n  access_log ${folder}/access.log served;`)
      .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+\//g, `${folder}/`)
  );
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const what = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=127.0.0.1'];
  execFileSync('openssl', [...what, ...files], { stdio: 'ignore' });
}

const frame = (folder: string) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 256; }
http {
  log_format served '$upstream_addr';
  access_log ${folder}/access.log served;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/shop.conf;
}
`;

interface Nginx extends Front {
  logged(): Promise<string>;
}

/** Opens nginx with the project's own configuration. @throws with nginx's message if the configuration is wrong. */
export async function openNginx(servers: readonly string[]): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-nginx-'));
  await mkdir(join(folder, 'cache'));
  const ports = { plain: await freePort(), tls: await freePort() };
  makeCertificate(folder);
  await writeFile(join(folder, 'shop.conf'), await adapt(folder, servers, ports));
  const file = join(folder, 'nginx.conf');
  await writeFile(file, frame(folder));
  execFileSync(nginx, ['-t', '-q', '-p', folder, '-c', file]);
  const child = spawn(nginx, ['-p', folder, '-c', file], { stdio: 'ignore' });
  const plain = `http://127.0.0.1:${ports.plain}/`;
  await vi.waitFor(() => fetch(plain, { redirect: 'manual' }), { timeout: 10_000 });
  return {
    url: `https://127.0.0.1:${ports.tls}`,
    served: async () =>
      (await readFile(join(folder, 'access.log'), 'utf8')).split('\n').filter((line) => /^[\d.:]+$/.test(line)),
    logged: async () => {
      const logs = ['shop-chez-ana.log', 'shop-chez-ana.error.log', 'error.log'].map((name) =>
        readFile(join(folder, name), 'utf8'),
      );
      return (await Promise.all(logs)).join('');
    },
    close: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
