import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { desk, newDiner, phone } from '../browser.ts';
import { printedLink } from '../printed-link.ts';
import type { Shop } from '../shop.ts';
import { openOfficeShop } from './office-shop.ts';

let shop: Shop;
let owner: Awaited<ReturnType<typeof newDiner>>;
beforeAll(async () => {
  shop = await openOfficeShop();
  owner = await newDiner(shop.url, { viewport: desk, bypassCSP: true });
  const { pathname: link } = await printedLink(shop);
  await owner.page.goto(link);
  await owner.page.getByRole('button', { name: 'Ouvrir le service' }).waitFor();
});
afterAll(async () => {
  await owner.leave();
  await shop.dispose();
});

const panelOf = (page: Page) => page.getByRole('region', { name: 'État de la boutique' });
const again = 'Vérifier de nouveau';

describe('the state of the shop', () => {
  it.each([phone, desk])('is shown to its owner at $width px, by keyboard too [OFC-30, OFC-07]', async (viewport) => {
    const { page, problems } = owner;
    // Removes the errors from before the sign-in.
    problems.length = 0;
    await page.setViewportSize(viewport);
    await page.goto('/office/reglages');
    const panel = panelOf(page);
    await panel.getByRole('status').getByText('Rien à réparer').waitFor();
    expect(await panel.getByText('Ceci est une démonstration').isVisible()).toBe(false);
    await panel.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await panel.getByText('Ceci est une démonstration').isVisible()).toBe(true);
    expect(await panel.getByText('Une commande peut être enregistrée.').isVisible()).toBe(true);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    const heights = await panel.locator('summary, button').evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(43);
    await page.keyboard.press('Tab');
    const answer = page.waitForResponse('**/v2/office/doctor');
    await page.keyboard.press('Enter');
    expect((await answer).status()).toBe(200);
    // The button must keep the focus.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(again);
    expect(problems).toEqual([]);
  });

  it('is told by edges where the system chooses the colours [OFC-30, OFC-10]', async () => {
    const { page } = owner;
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/office/reglages');
    await panelOf(page).locator('summary').click();
    const marks = panelOf(page).locator('li > span');
    const edges = await marks.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderTopWidth));
    expect(new Set(edges)).toEqual(new Set(['1px']));
    await page.emulateMedia({ forcedColors: null });
  });

  it('waits for the connection, and is no cook’s to see [OFC-30, OFC-06, ROL-20]', async () => {
    const { page } = owner;
    await page.goto('/office/reglages');
    await panelOf(page).getByRole('button', { name: again }).waitFor();
    await page.context().setOffline(true);
    await panelOf(page).getByRole('button', { name: again }).click();
    await panelOf(page).getByText('Vous êtes hors ligne').waitFor();
    await page.context().setOffline(false);
    await panelOf(page).getByRole('button', { name: again }).waitFor();

    await page.goto('/office/equipe');
    await page.getByLabel('Nom de l’écran').fill('Cuisine 1');
    await page.getByRole('button', { name: 'Faire un code' }).click();
    const code = await page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/).innerText();
    const cook = await newDiner(shop.url);
    await cook.page.goto('/office/appareil');
    await cook.page.getByLabel('Code de l’écran').fill(code);
    await cook.page.getByRole('button', { name: 'Enregistrer' }).click();
    await cook.page.waitForURL('**/office/board');
    await cook.page.goto('/office/reglages');
    await cook.page.getByText('Cuisine 1, Cuisine').waitFor();
    expect(await panelOf(cook.page).count()).toBe(0);
    expect((await cook.page.request.get('/v2/office/doctor')).status()).toBe(403);
    await cook.leave();
  });

  it('is printed by the command, whether the shop runs or not [OFC-30]', async () => {
    const findings: { id: string; state: string }[] = JSON.parse(await shop.tool('doctor', '--json'));
    const ids = findings.map(({ id, state }) => `${state} ${id}`);
    expect(ids).toEqual(expect.arrayContaining(['good running', 'good data', 'good database-writes', 'good demo']));
    expect(ids.filter((id) => id.startsWith('bad'))).toEqual([]);
    await shop.stop();
    const printed = await shop.tool('doctor').catch(({ message }: Error) => `ended with 1\n${message}`);
    expect(printed).toMatch(/^ended with 1\n✗ À réparer {3}La boutique ne tourne pas : connexion refusée\.\n {14}→ /);
    expect(printed).toContain('✓ En ordre    Une commande peut être enregistrée.');
  });
});
