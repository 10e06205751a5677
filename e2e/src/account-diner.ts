import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { awake, next, onTab } from './diner.ts';
import type { Shop } from './shop.ts';

export interface Member {
  email: string;
  password: string;
}

let members = 0;

export function newMember(): Member {
  members += 1;
  return { email: `camille-${process.pid}-${members}@example.com`, password: 'pizza-du-lundi' };
}

/** Waits for the code that was mailed to an address. `used` is an earlier code, which does not count. */
export async function mailedCode(shop: Pick<Shop, 'mails'>, email: string, used = ''): Promise<string> {
  let found = '';
  await expect
    .poll(
      async () => {
        const mails = (await shop.mails()).filter((mail) => mail.includes(`To: ${email}`));
        const codes = mails.flatMap((mail) => /^(\d{6})\s*$/m.exec(mail)?.[1] ?? []);
        found = codes.find((code) => code !== used) ?? '';
        return found;
      },
      { timeout: 20_000 },
    )
    .not.toBe('');
  return found;
}

export const fillCode = (page: Page, code: string) => page.locator('[name=otp]').fill(code);

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Waits until React has hydrated the page. */
async function opened(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#app > *') ?? {}).some((key) => key.startsWith('__react')),
  );
}

export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await opened(page);
}

export async function signUp(page: Page, { email, password }: Member): Promise<void> {
  await goTo(page, '/auth/signup');
  await page.locator('[name=first_name]').fill('Camille');
  await page.locator('[name=last_name]').fill('Martin');
  await page.locator('[name=phone]').fill('06 12 34 56 78');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await press(page, 'Créer mon compte');
  await page.waitForURL('**/auth/verify');
}

export async function logIn(page: Page, { email, password }: Member): Promise<void> {
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await press(page, 'Se connecter');
}

export async function join(page: Page, shop: Pick<Shop, 'mails'>, member: Member): Promise<string> {
  await signUp(page, member);
  const code = await mailedCode(shop, member.email);
  await fillCode(page, code);
  await press(page, 'Valider');
  await page.waitForURL((url) => url.pathname === '/');
  await awake(page);
  return code;
}

/** The stored session; null if signed out. */
export const session = (page: Page): Promise<{ token: string; user: { id: number } } | null> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? 'null'));

export async function walkAsMember(page: Page): Promise<void> {
  await page.goto('/checkout');
  await page.getByTestId('order-type-pickup').click();
  await onTab(page, 'personal');
  await expect.poll(() => page.locator('[name=first_name]').inputValue()).toBe('Camille');
  await next(page);
  await onTab(page, 'delivery');
  await next(page);
  await onTab(page, 'payment');
}
