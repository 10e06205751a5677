import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from './accessibility/find-violations.ts';
import { desk, newDiner } from './browser.ts';
import {
  addItem,
  chooseType,
  chooseZone,
  fillPersonal,
  leaveDelivery,
  next,
  onTab,
  placeOrder,
  walkToPayment,
} from './diner.ts';
import { listenToOrders } from './receipt.ts';
import { openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ CLOCK: '2026-11-24T19:30:00+01:00' });
});
afterAll(() => shop.dispose());

const cutlery = (page: Page) => page.getByTestId('cutlery');
const containers = (page: Page) => page.getByTestId('own-containers');

async function atPayment() {
  const diner = await newDiner(shop.url, { viewport: desk, bypassCSP: true });
  await diner.page.goto('/menu');
  await chooseZone(diner.page, 'Croix-Rousse');
  await addItem(diner.page, 'Reine');
  await walkToPayment(diner.page, 'pickup');
  return { ...diner, bodies: listenToOrders(diner.page) };
}

describe('what goes with an order', () => {
  it('is asked for by boxes that are not ticked, and kept by a reload [LAW-47, LAW-48]', async () => {
    const { page, bodies, leave } = await atPayment();
    expect([await cutlery(page).isChecked(), await containers(page).isChecked()]).toEqual([false, false]);
    const said = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    expect(said).toContain('Ajouter des couverts');
    expect(said).toContain('J’apporte mes contenants, propres et adaptés.');
    expect(said).toContain('Ils sont sous votre responsabilité ; un contenant sale ou inadapté peut être refusé.');
    expect(await findViolations(page)).toEqual([]);
    await cutlery(page).focus();
    await page.keyboard.press('Space');
    await page.reload();
    await onTab(page, 'payment');
    expect(await cutlery(page).isChecked()).toBe(true);
    await containers(page).check();
    await placeOrder(page);
    expect(bodies.at(-1)?.wishes).toEqual({ cutlery: true, own_containers: true });
    await leave();
  });

  it('has no box of own containers after a change to delivery, and sends none [LAW-48]', async () => {
    const { page, bodies, leave } = await atPayment();
    await containers(page).check();
    await chooseType(page, 'delivery');
    await onTab(page, 'personal');
    await fillPersonal(page);
    await next(page);
    await leaveDelivery(page, 'delivery');
    await cutlery(page).waitFor();
    expect(await containers(page).count()).toBe(0);
    await placeOrder(page);
    expect(bodies.at(-1)).not.toHaveProperty('wishes');
    await leave();
  });
});
