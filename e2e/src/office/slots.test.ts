import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findViolations } from '../accessibility/find-violations.ts';
import { newDiner } from '../browser.ts';
import { keepKitchen } from './keep-kitchen.ts';

const kitchen = keepKitchen();
const plain = (text: string) => text.replace(/\s+/g, ' ');
const row = (page: Page, value: string) => page.locator(`[data-testid=slot][data-value="${value}"]`);

async function openSlots(width = 1280) {
  const { page, problems } = await kitchen.newBoard({ viewport: { width, height: 900 } });
  await page.goto('/office/creneaux');
  await page.locator('[data-day=tomorrow]').click();
  await page.getByTestId('slot').first().waitFor();
  return { page, problems };
}
/** What diners are told of a slot of tomorrow. */
async function publicStates(page: Page, value: string): Promise<string> {
  const { slots, date } = await page.evaluate(async () => {
    const { headers } = await fetch('/v2/public/settings');
    const tomorrow = new Date(Date.parse(headers.get('date') ?? '') + 24 * 3_600_000);
    const date = tomorrow.toLocaleDateString('sv', { timeZone: 'Europe/Paris' });
    const answer = await fetch(`/v2/public/slots?mode=pickup&date=${date}`);
    return { ...(await answer.json()).payload, date };
  });
  expect(date).toMatch(/^\d{4}-/);
  return slots.find((slot: { value: string }) => slot.value === value)?.state;
}

it('closes a slot of tomorrow and changes another, on the phone and at the desk, and diners read it [PSE-09, PSE-10, PSE-14]', async () => {
  for (const width of [390, 1280]) {
    const { page, problems } = await openSlots(width);
    const diner = await newDiner(kitchen.shop.url);
    await diner.page.goto('/menu');
    const values = await page.getByTestId('slot').evaluateAll((all) => all.map((one) => one.dataset.value ?? ''));
    const [first = '', second = ''] = values.slice(2);
    await row(page, first).getByTestId('slot-toggle').click();
    await row(page, first).and(page.locator('[data-state=closed]')).waitFor();
    expect(plain(await row(page, first).innerText())).toContain('Fermé');
    await expect.poll(() => publicStates(diner.page, first), { timeout: 2_000 }).toBe('closed');

    await row(page, second).getByTestId('slot-capacity').click();
    const sheet = page.getByTestId('slot-sheet');
    await sheet.getByLabel('Commandes au plus').fill('4');
    expect(await findViolations(page)).toEqual([]);
    await sheet.getByTestId('slot-save').click();
    await sheet.waitFor({ state: 'detached' });
    expect(plain(await row(page, second).innerText())).toContain('0 / 4');
    expect(await findViolations(page)).toEqual([]);
    const isScrolled = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect([width, isScrolled]).toEqual([width, false]);

    await row(page, first).getByTestId('slot-toggle').click();
    await row(page, first).and(page.locator('[data-state=free]')).waitFor();
    await row(page, second).getByTestId('slot-capacity').click();
    await sheet.getByTestId('slot-usual').click();
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => publicStates(diner.page, first), { timeout: 2_000 }).toBe('free');
    expect(problems).toEqual([]);
    await diner.leave();
  }
});

it('closes all slots to the end of the service by keyboard alone, and the board says so [PSE-11, PSE-14]', async () => {
  const board = await kitchen.openBoard();
  const { page } = await openSlots();
  const values = await page.getByTestId('slot').evaluateAll((all) => all.map((one) => one.dataset.value ?? ''));
  const value = values.at(-3) ?? '';
  await row(page, value).getByTestId('slot-capacity').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('close-to-end').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('[data-testid=slot][data-state=closed]').count()).toBe(3);
  const bar = board.page.getByTestId('changed-slots');
  await bar.waitFor({ timeout: 2_000 });
  expect(plain(await bar.innerText())).toContain('3 créneaux changés');
  expect(await bar.getByRole('link', { name: 'Voir les créneaux' }).getAttribute('href')).toBe('/office/creneaux');
});

it('says that it has no connection, keeps what it read, and takes it up again [PSE-09]', async () => {
  const { page } = await openSlots();
  const count = await page.getByTestId('slot').count();
  await page.context().setOffline(true);
  await page.getByTestId('slot-toggle').first().click();
  await page.getByTestId('slot').first().getByRole('alert').waitFor();
  expect(await page.getByTestId('slot').count()).toBe(count);
  await page.context().setOffline(false);
  await page.getByTestId('slot-toggle').first().click();
  await page.locator('[data-testid=slot][data-state=closed]').first().waitFor();
  await page.getByTestId('slot-toggle').first().click();
});
