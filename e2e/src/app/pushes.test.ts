import { afterEach, describe, expect, inject, it } from 'vitest';
import { keepKitchen } from '../office/keep-kitchen.ts';
import { openNotifiedBrowser } from './notified-browser.ts';

const leaving: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const leave of leaving.splice(0)) await leave();
});

async function open(...asked: Parameters<typeof openNotifiedBrowser>) {
  const browser = await openNotifiedBrowser(...asked);
  leaving.push(browser.leave);
  return browser;
}

describe('a diner’s browser', () => {
  const order = { title: 'Commande nº 1042', tag: 'commande-1042' };
  const openDiner = () => open(inject('shopUrl'), { path: '/menu', scope: '/' });

  it('shows what is pushed, the newest of an order in the place of the one before [LIV-16]', async () => {
    const { push, shown } = await openDiner();
    for (const body of ['Acceptée : elle sera prête vers 19 h 45', 'Prête ! On vous attend au comptoir']) {
      await push({ ...order, body, path: '/commande/a' });
      expect(await shown()).toEqual([{ ...order, body }]);
    }
  });

  it('opens the page of what is tapped, or shows the window that has it [LIV-16]', async () => {
    const { push, shown, tap } = await openDiner();
    for (const [path, done] of [
      ['/commande/a', ['open /commande/a']],
      ['/menu', ['focus /menu']],
      ['https://example.com/menu', []],
    ] as const) {
      await push({ ...order, body: 'Prête', path });
      expect(await shown()).toHaveLength(1);
      expect(await tap()).toEqual(done);
      await expect.poll(shown).toEqual([]);
    }
  });
});

describe('the browser of somebody who works there', () => {
  const kitchen = keepKitchen();
  const unanswered = { title: 'Commande 1042', body: 'Personne n’a répondu', tag: 'unanswered-1042' };
  const openAt = (path: string) =>
    open(kitchen.shop.url, {
      path,
      scope: '/office/',
      storageState: kitchen.owner,
      viewport: { width: 1280, height: 800 },
    });

  it('shows the board that is open when a call is tapped [BRD-26]', async () => {
    const { push, shown, tap } = await openAt('/office/board');
    await push(unanswered);
    expect(await shown()).toEqual([unanswered]);
    expect(await tap()).toEqual(['focus /office/board']);
    await expect.poll(shown).toEqual([]);
  });

  it('opens the board where no window has it [BRD-26]', async () => {
    const { push, shown, tap } = await openAt('/office/reglages');
    await push(unanswered);
    expect(await shown()).toHaveLength(1);
    expect(await tap()).toEqual(['open /office/board']);
  });
});
