import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCartStore } from '../state/cart/cart-store.ts';
import { openSheet } from '../state/page/sheet-store.ts';
import { putInCart } from '../testing/checkout-diner.ts';
import { exampleCatalogue, menu } from '../testing/example-catalogue.ts';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './menu.tsx';

const quantities = () => useCartStore.getState().lines.map(({ itemId, quantity }) => [itemId, quantity]);
const click = (element: HTMLElement) => act(async () => fireEvent.click(element));
const said = () => screen.getAllByRole('status').map((region) => region.textContent);

afterEach(() => vi.useRealTimers());

describe('what was done to the cart', () => {
  it('is said, and taken back by one tap: a dish that was added', async () => {
    putInCart(201);
    await renderPage('/menu', page, { catalogue: exampleCatalogue({ menus: [menu] }) });
    await click(screen.getByRole('button', { name: /^Ajouter Tiramisu/ }));
    expect(quantities()).toEqual([[201, 2]]);
    expect(said()).toContain('Tiramisu ajouté');
    await click(screen.getByRole('button', { name: 'Annuler' }));
    expect(quantities()).toEqual([[201, 1]]);
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
  });

  it('is said, and taken back by one tap: a line that was binned, with all that was chosen', async () => {
    putInCart(101, 1, [{ optionId: 1, choices: [{ choiceId: 1001, quantity: 2 }] }]);
    const before = JSON.stringify(useCartStore.getState().lines);
    await renderPage('/menu', page, { catalogue: exampleCatalogue({ menus: [menu] }) });
    await act(async () => openSheet({ name: 'cart' }));
    const cart = within(await screen.findByTestId('cart'));
    await click(cart.getByRole('button', { name: 'Retirer Margherita' }));
    expect(quantities()).toEqual([]);
    // Inside the sheet, for nothing under a modal one can be tapped.
    await click(cart.getByRole('button', { name: 'Annuler' }));
    expect(JSON.stringify(useCartStore.getState().lines)).toBe(before);
  });

  it('can be taken back no more once the cart is opened over it [CRT-32]', async () => {
    await renderPage('/menu', page, { catalogue: exampleCatalogue({ menus: [menu] }) });
    await click(screen.getByRole('button', { name: /^Ajouter Tiramisu/ }));
    await act(async () => openSheet({ name: 'cart' }));
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
    expect(quantities()).toEqual([[201, 1]]);
  });

  it('can be taken back no more on another screen [CRT-32]', async () => {
    await renderPage('/menu', page, { catalogue: exampleCatalogue({ menus: [menu] }) });
    await click(screen.getByRole('button', { name: /^Ajouter Tiramisu/ }));
    await click(screen.getAllByRole('link', { name: /, accueil$/ })[0] as HTMLElement);
    await vi.waitFor(() => expect(location.pathname).toBe('/'));
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
  });

  it('can be taken back for six seconds, and longer while a hand is there', async () => {
    await renderPage('/menu', page, { catalogue: exampleCatalogue({ menus: [menu] }) });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const add = () => click(screen.getByRole('button', { name: /^Ajouter Tiramisu/ }));
    const undo = () => screen.queryByRole('button', { name: 'Annuler' });
    const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
    await add();
    await pass(5900);
    expect(undo()).not.toBeNull();
    await pass(200);
    expect(undo()).toBeNull();
    await add();
    await act(async () => undo()?.focus());
    await pass(10_000);
    expect(undo()).not.toBeNull();
  });

  it('is done once: a sheet that is on its way out ignores the second tap', async () => {
    await renderPage('/menu', page, { url: '/menu?product=201', catalogue: exampleCatalogue({ menus: [menu] }) });
    const add = within(await screen.findByTestId('item-dialog')).getByTestId('add-to-cart');
    await act(async () => {
      fireEvent.click(add);
      fireEvent.click(add);
    });
    expect(quantities()).toEqual([[201, 1]]);
  });
});

describe('a time', () => {
  it('that is promised is one of the next five minutes', async () => {
    // 19 h 01 in Paris, and twenty minutes.
    const catalogue = exampleCatalogue({ menus: [menu], renderedAt: '2026-11-23T18:01:00Z' });
    await renderPage('/menu', page, { catalogue });
    expect(document.body.textContent?.replace(/\s/g, ' ')).toContain('vers 19 h 25');
  });
});
