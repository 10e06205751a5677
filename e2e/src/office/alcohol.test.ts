import type { WireOrder } from '@comptoir/contract';
import { pickupOrder } from '@comptoir/contract/testing';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { postOrder, sendOrder } from '../send-order.ts';
import { card, inColumn } from './board-screen.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();
const plain = (text: string) => text.replace(/\s+/g, ' ');
const wine = 'Côtes-du-rhône';

/** Three quarters of an hour before the usual hours of alcohol end. */
beforeAll(async () => {
  const { shop } = kitchen;
  await shop.stop();
  await shop.restart({ SITE_ROOT: shop.url, CLOCK: '2026-11-24T21:15:00+01:00' });
  await kitchen.signIn();
});

/** Orders wine in cash, by the server's amounts. */
async function orderWine(): Promise<number> {
  const { url } = kitchen.shop;
  const { payload: menus } = await (await fetch(`${url}/v2/public/menus`)).json();
  const items: { item_id: number; item_name: string }[] = menus.flatMap((menu: { categories: { items: object[] }[] }) =>
    menu.categories.flatMap((category) => category.items),
  );
  const id = items.find(({ item_name }) => item_name === wine)?.item_id;
  const body = { ...pickupOrder({ adult: true }), items: [{ item_id: id, quantity: 1 }] } as WireOrder;
  const { expected } = await (await postOrder(url, { ...body, total: 0 })).json();
  return sendOrder(url, { ...body, ...expected });
}

const press = (page: Page, number: number, button: string) => card(page, number).getByTestId(button).click();

describe('an order with wine at the board', () => {
  it('warns of a time after the hours of alcohol, and takes it all the same [LAW-30]', async () => {
    const { page, problems } = await kitchen.openBoard();
    const number = await orderWine();
    await inColumn(page, 'new', number);
    await press(page, number, 'accept');
    await inColumn(page, 'kitchen', number);
    await press(page, number, 'delay');
    const sheet = page.getByTestId('delay-sheet');
    expect(plain(await sheet.innerText())).not.toContain('Alcool');
    await sheet.locator('[data-minutes="30"]').click();
    expect(plain(await sheet.innerText())).toContain('Alcool : plus de remise après 22 h');
    expect(await findViolations(page)).toEqual([]);
    await page.getByTestId('delay-confirm').click();
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(async () => plain(await card(page, number).innerText())).toMatch(/22 h/);
    expect(problems).toEqual([]);
  });

  it('is handed over with cash and identity in one sheet, and says that a manager refunds kept wine [LAW-29]', async () => {
    const { page, problems } = await kitchen.openBoard();
    const number = await orderWine();
    await inColumn(page, 'new', number);
    await press(page, number, 'accept');
    await inColumn(page, 'kitchen', number);
    await press(page, number, 'ready');
    await inColumn(page, 'ready', number);
    await press(page, number, 'hand-over');
    const sheet = page.getByTestId('hand-over-sheet');
    expect(plain(await sheet.innerText())).toContain('Une pièce d’identité a-t-elle été vue ?');
    expect(await findViolations(page)).toEqual([]);
    await page.getByTestId('identity-refused').click();
    const notice = page.getByTestId('notice').filter({ hasText: String(number) });
    expect(plain(await notice.innerText())).toContain('l’alcool est resté ici. Un responsable doit le rembourser.');
    await card(page, number).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });
});
