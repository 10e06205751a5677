import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { corsPlugin, originsOf } from './cors-plugin.ts';

const native = { appId: 'fr.exemple.commande', appName: 'Exemple' };

async function allowedFor(site: Parameters<typeof originsOf>[0], origin: string): Promise<unknown> {
  const app = Fastify();
  await app.register(corsPlugin, { origins: originsOf(site) });
  app.get('/', () => 'la carte');
  const { headers } = await app.inject({ url: '/', headers: { origin } });
  return headers['access-control-allow-origin'];
}

describe('the pages of the native shell', () => {
  it.each(['capacitor://localhost', 'https://localhost'])(
    'may call from %s where there is one [API-37, PWA-26]',
    async (origin) => {
      expect(await allowedFor({ allowedOrigins: [], native }, origin)).toBe(origin);
      expect(await allowedFor({ allowedOrigins: ['https://app.example'] }, origin)).toBeUndefined();
    },
  );

  it.each(['http://localhost', 'https://localhost:8443', 'capacitor://localhost.evil.example', 'null'])(
    'do not stand at %s [API-37]',
    async (origin) => {
      expect(await allowedFor({ allowedOrigins: [], native }, origin)).toBeUndefined();
    },
  );
});

/** What a server answers to an address that is sent as it is written here. */
async function askAsWritten(port: number, address: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.end(
    `GET ${address} HTTP/1.1\r\nHost: shop.example\r\nOrigin: https://app.example\r\nConnection: close\r\n\r\n`,
  );
  return text(socket);
}

it('lets no other origin read the office, however its address is spelt [API-37, ROL-25]', async () => {
  const app = Fastify();
  await app.register(corsPlugin, { origins: ['https://app.example'] });
  app.get('/v2/office/session', () => 'le bureau');
  app.get('/v2/public/settings', () => 'la carte');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const spelt = ['/v2/office', '/v2/%6fffice', '/%76%32/office', 'http://shop.example/v2/office'];
  for (const office of spelt) {
    const answer = await askAsWritten(port, `${office}/session?x=/v2/public`);
    expect([office, answer.includes('le bureau')]).toEqual([office, true]);
    expect(answer).not.toMatch(/access-control-allow-origin/i);
  }
  for (const shop of ['', 'http://shop.example'])
    expect(await askAsWritten(port, `${shop}/v2/public/settings`)).toMatch(
      /access-control-allow-origin: https:\/\/app/i,
    );
  await app.close();
});
