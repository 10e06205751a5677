import { describe, expect, it } from 'vitest';
import site from '../../../sites/leve-tard/site.ts';
import { demandShop } from './demand-shop.ts';
import { capacitorConfig, webDir } from './write-project.ts';

const apiRoot = 'https://commande.example.fr';

describe('the configuration of the native shell', () => {
  it('is the site’s: its name, and the folder that the build writes [PWA-26]', () => {
    const app = demandShop({ ...site, apiRoot });
    expect(capacitorConfig(site, app)).toMatchObject({ ...app, webDir, backgroundColor: site.app.backgroundColor });
  });

  it.each([
    [{ ...site, apiRoot: '' }, /^API_ROOT is missing/],
    [{ ...site, apiRoot: 'http://commande.example.fr' }, /^API_ROOT=http:.+ must begin with https:/],
    [{ ...site, apiRoot, native: undefined }, /^sites\/leve-tard\/site\.ts names no application/],
  ])('is made of no site that can’t be called or has no name: %#', (wrong, sentence) => {
    expect(() => demandShop(wrong as typeof site)).toThrow(sentence);
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://10.0.2.2:3000'])(
    'may call %s, this machine',
    (near) => expect(demandShop({ ...site, apiRoot: near })).toBe(site.native),
  );
});
