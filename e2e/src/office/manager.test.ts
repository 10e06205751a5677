import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { acceptSoon, card, inColumn, newBoard, openService, orderCash, ownerPassword, sound } from './board-screen.ts';
import { keepKitchen } from './keep-kitchen.ts';

const pin = '482913';

const kitchen = keepKitchen();

/** Enrols a browser as a tablet of the kitchen, with a code from the owner's browser. */
async function enrol(from: Page, tablet: Page): Promise<void> {
  const headers = { origin: kitchen.shop.url };
  const made = await from.request.post('/v2/office/devices/codes', {
    headers,
    data: { name: 'Cuisine 1', kind: 'board' },
  });
  const { code } = (await made.json()).payload;
  const enrolled = await tablet.request.post('/v2/office/devices/enrol', { headers, data: { code } });
  expect(enrolled.status()).toBe(200);
}

async function choosePin(page: Page): Promise<void> {
  await page.goto('/office/reglages');
  await page.getByLabel('Nouveau code').fill(pin);
  await page.getByLabel('Votre mot de passe', { exact: true }).fill(ownerPassword);
  await page.getByRole('button', { name: /^C.* code$/ }).click();
  await page.getByText('Votre code est enregistré.').waitFor();
}

async function typeOnPad(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByTestId('manager-confirm').click();
}

describe('a tablet in the kitchen', () => {
  it('cancels, is muted as the last that rings, and is signed out while an order waits, with a manager’s PIN alone [BRD-36, BRD-23, ROL-11, ROL-28]', async () => {
    const desk = await newBoard(kitchen.shop, kitchen.owner);
    await choosePin(desk.page);

    const { page, leave } = await newBoard(kitchen.shop, { cookies: [], origins: [] }, { bypassCSP: true });
    await enrol(desk.page, page);
    await openService(page);
    const number = await orderCash(kitchen.shop);
    await inColumn(page, 'new', number);
    await acceptSoon(page, number);
    await card(page, number).getByRole('button', { name: 'Commande' }).click();
    await page.getByTestId('cancel').click();
    await page.locator('[data-reason=incident]').click();
    await page.getByTestId('cancel-confirm').click();
    const sheet = page.getByTestId('manager-sheet');
    await sheet.getByText(`Annuler la commande ${number}`).waitFor();
    expect(await findViolations(page)).toEqual([]);
    const small = await sheet
      .locator('button:visible')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => Math.min(button.clientWidth, button.clientHeight) < 56)
          .map((one) => one.textContent),
      );
    expect(small).toEqual([]);
    await typeOnPad(page, '111222');
    await sheet.getByText('Code incorrect').waitFor();
    // The test's clock shows an evening, so the board has its dark colours.
    expect(await findViolations(page)).toEqual([]);
    await typeOnPad(page, pin);
    await card(page, number).waitFor({ state: 'detached' });

    await page.getByTestId('sound-state').click();
    await sheet.getByText('Couper 5 min le seul écran qui sonne').waitFor();
    await page.keyboard.press('Escape');
    await sound(page, 'on');
    const isHeard = desk.page.waitForResponse(
      (answer) => answer.url().endsWith('/board/alive') && answer.request().postDataJSON().sound === 'on',
    );
    await openService(desk.page);
    await isHeard;
    await page.getByTestId('sound-state').click();
    await sound(page, 'muted');

    await inColumn(page, 'new', await orderCash(kitchen.shop));
    await page.goto('/office/reglages');
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await sheet.getByText('des commandes attendent une réponse').waitFor();
    // The pad appears once the server has returned the only manager with a PIN; earlier input would be lost.
    await sheet.locator('[data-testid=manager-pin]:focus').waitFor();
    await page.keyboard.type(pin);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Bon service, connectez-vous' }).waitFor();
    expect(await (await page.request.get('/v2/office/session')).status()).toBe(401);
    await leave();
    await desk.leave();
  });

  it('asks who acts before an action, names the person, and forgets them at Terminé [ROL-09]', async () => {
    const desk = await kitchen.newBoard();
    await choosePin(desk.page);
    const { page, leave } = await newBoard(kitchen.shop, { cookies: [], origins: [] }, { bypassCSP: true });
    await enrol(desk.page, page);
    await desk.page.goto('/office/equipe');
    await desk.page.getByRole('button', { name: /^Demander/ }).click();
    await desk.page.getByText('Les tablettes demandent qui agit').waitFor();
    await openService(page);
    const number = await orderCash(kitchen.shop);
    await inColumn(page, 'new', number);
    await card(page, number)
      .getByRole('button', { name: /^Accepter/ })
      .click();
    const sheet = page.getByTestId('who-sheet');
    await sheet.waitFor();
    expect(await findViolations(page)).toEqual([]);
    await typeOnPad(page, pin);
    await card(page, number)
      .getByRole('button', { name: /^Accepter/ })
      .waitFor({ state: 'detached' });
    const button = page.getByTestId('who');
    const { payload } = await (await page.request.get('/v2/office/session')).json();
    expect(await button.textContent()).toBe(payload.acting.name);
    await button.click();
    await sheet.getByRole('button', { name: 'Terminé' }).click();
    await sheet.waitFor({ state: 'detached' });
    expect((await (await page.request.get('/v2/office/session')).json()).payload.acting).toBeNull();
    await leave();
  });
});
