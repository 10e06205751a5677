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
