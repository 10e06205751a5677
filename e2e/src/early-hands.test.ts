import { describe, expect, inject, it } from 'vitest';
import { answerWith } from './answer-with.ts';
import { moving, newDiner } from './browser.ts';
import type { Catalogue } from './change-catalogue.ts';
import { dish } from './diner.ts';

const url = inject('shopUrl');

describe('a dish that the address names', () => {
  it('is in the cart once though its button was tapped before any script was there', async () => {
    const { page, problems, leave } = await newDiner(url, moving);
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () =>
        document.querySelector<HTMLElement>('[data-testid=item-dialog] [data-testid=add-to-cart]')?.click(),
      ),
    );
    await page.goto('/menu?product=501');
    const read = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').lines);
    await expect.poll(read).toMatchObject([{ quantity: 1 }]);
    await page.waitForTimeout(500);
    expect(await read()).toHaveLength(1);
    expect(problems).toEqual([]);
    await leave();
  });
});

describe('a dish that is added', () => {
  it.each([
    ['before any script is there', 'DOMContentLoaded'],
    ['while React takes the page over', 'listening'],
  ])('%s, far below the first screen, is in the cart once', async (_when, moment) => {
    const { page, problems, leave } = await newDiner(url, moving);
    await page.addInitScript((wanted) => {
      const tap = () => document.querySelectorAll<HTMLElement>('button[data-testid=add-to-cart]')[4]?.click();
      addEventListener(wanted, tap, { once: true });
      // React adds its listeners to the root element when hydration starts.
      const { addEventListener: listen } = EventTarget.prototype;
      EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, ...rest) {
        listen.call(this, type, ...rest);
        if (type === 'click' && this instanceof Element && this.id === 'app') {
          setTimeout(() => dispatchEvent(new Event('listening')));
        }
      } as typeof listen;
    }, moment);
    await page.goto('/menu');
    const read = () => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '{}').lines);
    await expect.poll(read).toMatchObject([{ quantity: 1 }]);
    // Hydration must not repeat the tap.
    await page.locator('button[data-testid=add-to-cart]').nth(4).scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    expect(await read()).toMatchObject([{ quantity: 1 }]);
    expect(problems).toEqual([]);
    await leave();
  });
});

describe('a dish far below the first screen', () => {
  it('is written anew in its place when its price changes: a finger that is on it meanwhile opens it', async () => {
    const { page, problems, leave } = await newDiner(url, moving);
    await answerWith(page, 'menus', (menus: Catalogue['menus']) => {
      for (const { items } of menus.flatMap(({ categories }) => categories))
        for (const item of items) item.item_price.price_pickup += 1;
      return menus;
    });
    await page.goto('/menu');
    const link = await dish(page, 'Tiramisu de la maison').getByRole('link').first().elementHandle();
    const before = await dish(page, 'Tiramisu de la maison').textContent();
    await expect.poll(() => dish(page, 'Tiramisu de la maison').textContent()).not.toBe(before);
    await link?.click();
    await page.getByTestId('item-dialog').waitFor();
    expect(problems).toEqual([]);
    await leave();
  });
});

describe('a form that was filled in before any script was there', () => {
  it('is sent as it was filled in, though its button is tapped while the page is taken over [RTE-43, AUT-02]', async () => {
    const { page, leave } = await newDiner(url, moving);
    await page.addInitScript(() => {
      const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);
      addEventListener('DOMContentLoaded', () => {
        for (const [name, value] of [
          ['email', 'nobody@example.com'],
          ['password', 'pas-le-bon-mot'],
        ]) {
          const field = find<HTMLInputElement>(`[name=${name}]`);
          if (field && value) field.value = value;
          field?.dispatchEvent(new Event('input', { bubbles: true }));
        }
      });
      // One of the first actions after hydration is to write the language cookie.
      const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
      Object.defineProperty(document, 'cookie', {
        set: (text: string) => {
          set?.call(document, text);
          queueMicrotask(() => find('form button[type=submit]')?.click());
        },
      });
    });
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/login'));
    await page.goto('/auth/login');
    expect((await sent).postDataJSON()).toMatchObject({ email: 'nobody@example.com', password: 'pas-le-bon-mot' });
    await page.getByRole('alert').waitFor();
    await leave();
  });
});
