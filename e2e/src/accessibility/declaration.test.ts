import { describe, expect, inject, it } from 'vitest';
import { screens } from '../../../apps/storefront/app/screens/screens.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { newDiner } from '../browser.ts';

const url = inject('shopUrl');
const readText = async (path: string) => (await (await fetch(url + path)).text()).replace(/<[^>]+>|\s+/g, ' ');

describe('the declaration of accessibility', () => {
  const withFooter = screens.filter(({ hasFooter, path }) => hasFooter && !path.includes(':'));

  it.each(withFooter.map(({ path }) => path))(
    'is named with its state at the foot of %s, without a script [LAW-52, LAW-53]',
    async (path) => {
      const html = await (await fetch(url + path)).text();
      expect(html).toMatch(/<a[^>]* href="\/accessibilite"[^>]*>Accessibilité\s: non conforme<\/a>/);
    },
  );

  it('is a page of its own, which claims only what a version has passed [LAW-52, LAW-54]', async () => {
    const latest = await (await fetch(`${url}/builds/latest.json`)).json();
    const day = new Intl.DateTimeFormat('fr', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(latest.timestamp);
    const text = await readText('/accessibilite');
    expect(text).toContain(`La version ${manifest.version} du ${day.replace(/^1 /, '1er ')} a passé nos contrôles`);
    expect(text).toMatch(/État\s: non conforme/);
    expect(await readText('/terms-of-service')).toContain('déclaration d’accessibilité');
    expect(await readText('/llms.txt')).toContain('/accessibilite');
  });

  it('is reached by keyboard from the footer [LAW-52]', async () => {
    const { page, leave } = await newDiner(url);
    await page.goto('/cookie-policy');
    const link = page.getByTestId('footer').getByRole('link', { name: /^Accessibilité/ });
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('/accessibilite');
    await page.getByRole('heading', { level: 2, name: /^État/ }).waitFor();
    expect(await page.getByRole('link', { name: 'Défenseur des droits' }).count()).toBe(1);
    await leave();
  });
});
