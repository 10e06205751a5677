import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { desk, newDiner, phone } from '../browser.ts';
import { printedLink } from '../printed-link.ts';
import type { Shop } from '../shop.ts';
import { linkIn, openOfficeShop } from './office-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openOfficeShop();
});
afterAll(async () => {
  await shop.dispose();
});

/** Opens a browser in which the office's service worker is active. */
const somebody = (options: Parameters<typeof newDiner>[1] = {}) =>
  newDiner(shop.url, { serviceWorkers: 'allow', ...options });

/** Errors of a page, without failed requests, which these tests cause. */
const broken = (problems: string[]) => problems.filter((problem) => !problem.startsWith('Failed to load resource'));

const email = 'zoe@leve-tard.example';
const password = 'quatre fromages';
let hasOwner = false;

/** Signs the owner in, with the first link or with the password that was set there. */
async function enterAsOwner(page: Page, wanted = '/office/board'): Promise<void> {
  if (hasOwner) {
    await page.goto(wanted);
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
  } else {
    await page.goto(linkIn(await shop.tool('office', 'owner', '--email', email)));
    await page.getByLabel('Nouveau mot de passe').fill(password);
    await page.getByRole('button', { name: 'Entrer' }).click();
    await page.getByLabel('Votre nom').fill('Zoé');
    await page.getByRole('button', { name: 'Entrer' }).click();
    await page.getByRole('heading', { name: /Protéger votre accès/ }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Plus tard' }).click();
    await page.waitForURL('**/office/board');
    hasOwner = true;
    if (wanted !== '/office/board') await page.goto(wanted);
  }
  await page.waitForURL(`**${wanted}`);
}

describe('people come into the office', () => {
  it('by the link that the demo prints, in one browser [OFC-24]', async () => {
    const { pathname: link } = await printedLink(shop);
    const first = await somebody();
    await first.page.goto(link);
    await first.page.getByRole('button', { name: 'Ouvrir le service' }).waitFor();
    const second = await somebody();
    await second.page.goto(link);
    await second.page.getByRole('heading', { name: 'Ce lien a déjà servi' }).waitFor();
    expect(broken([...first.problems, ...second.problems])).toEqual([]);
    await first.leave();
    await second.leave();
  });

  it('by the first link with a password, and by that from then on, to where they were going [ROL-02, ROL-04, ROL-27]', async () => {
    const { page, problems, leave } = await somebody();
    await enterAsOwner(page);
    await page.goto('/office/reglages');
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await page.waitForURL('**/office/connexion?**');
    await enterAsOwner(page, '/office/equipe');
    await page.getByRole('heading', { name: 'Écrans' }).waitFor();
    expect(broken(problems)).toEqual([]);
    await leave();
  });

  it('as a tablet by a code, until a manager ends it [ROL-07, ROL-08]', async () => {
    const owner = await somebody({ viewport: desk });
    await enterAsOwner(owner.page, '/office/equipe');
    await owner.page.getByLabel('Nom de l’écran').fill('Cuisine 1');
    await owner.page.getByRole('button', { name: 'Faire un code' }).click();
    const code = await owner.page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();

    const tablet = await somebody();
    await tablet.page.goto('/office/appareil');
    await tablet.page.getByLabel('Code de l’écran').fill(code);
    await tablet.page.getByRole('button', { name: 'Enregistrer' }).click();
    await tablet.page.waitForURL('**/office/board');
    await tablet.page.goto('/office/equipe');
    await tablet.page.getByText('Cette page demande un responsable').waitFor();

    await owner.page.reload();
    await owner.page.getByRole('button', { name: 'Retirer Cuisine 1' }).click();
    await owner.page.getByRole('button', { name: 'Oui, retirer' }).click();
    await owner.page.getByText('Aucun écran pour l’instant').waitFor();
    await tablet.page.reload();
    await tablet.page.getByText('Votre session est terminée.').waitFor();
    await owner.leave();
    await tablet.leave();
  });
});

/** Buttons and links that are too small for a finger; links within a text may be smaller. */
const findSmall = (least: number) =>
  [...document.querySelectorAll<HTMLElement>('button, a, summary')]
    .map((one) => ({ text: one.innerText || one.ariaLabel, ...one.getBoundingClientRect().toJSON() }))
    .filter(({ width, height }) => width > 0 && Math.min(width, height) < least - 0.5)
    .map(({ text, width, height }) => `${text} ${width}x${height}`);

describe('the screens of the office', () => {
  it('have no barrier that axe knows, by day and by night, and nothing too small to touch [OFC-08, OFC-10]', async () => {
    for (const viewport of [phone, desk]) {
      const { page, leave } = await somebody({ viewport, bypassCSP: true });
      const look = async (path: string, name: string) => {
        for (const theme of ['day', 'night']) {
          await page.addInitScript((kept) => localStorage.setItem('office-theme', kept), theme);
          await page.goto(path);
          await page.getByRole('heading', { name, level: 1 }).waitFor();
          await page.waitForFunction((shown) => document.documentElement.dataset.theme === shown, theme);
          const where = `${path} ${viewport.width} ${theme}`;
          expect(await findViolations(page), where).toEqual([]);
          expect(await page.evaluate(findSmall, 44), where).toEqual([]);
          const isScrolled = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          expect(isScrolled, where).toBe(false);
        }
      };
      await look('/office/connexion', 'Bon service, connectez-vous');
      await look('/office/mot-de-passe', 'Mot de passe oublié');
      await look('/office/appareil', 'Cet écran rejoint la cuisine');
      await look('/office/entrer/none', 'Ce lien a déjà servi');
      await look('/office/nowhere', 'Cette page n’existe pas');
      await enterAsOwner(page);
      await look('/office/disponibilite', 'Disponibilité');
      await look('/office/creneaux', 'Créneaux');
      await look('/office/carte', 'Carte');
      await look('/office/equipe', 'Équipe');
      await look('/office/reglages', 'Réglages');
      await leave();
    }
  });

  it('open without a connection once they were opened with one, and keep nothing that the API said [OFC-15]', async () => {
    const { page, problems, leave } = await somebody();
    await enterAsOwner(page, '/office/reglages');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/office/sw.js'));
    await page.context().setOffline(true);
    await page.goto('/office/equipe');
    // One message for the people, and one for the devices.
    await expect.poll(() => page.getByText('Vous êtes hors ligne').count()).toBe(2);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/office/board');
    expect(kept.filter((path) => !path.startsWith('/office/'))).toEqual([]);
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Écrans' }).waitFor();
    await page
      .getByText(/Aucun écran|vu|Déconnecté/)
      .first()
      .waitFor();
    expect(broken(problems)).toEqual([]);
    await leave();
  });
});
