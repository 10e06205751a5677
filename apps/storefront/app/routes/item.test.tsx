import type { OptionGroup } from '@comptoir/domain';
import { anOffer, margherita } from '@comptoir/domain/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addLine, useCartStore } from '../state/cart/cart-store.ts';
import { openSheet } from '../state/page/sheet-store.ts';
import { menu, menuWithout, pizzas, regina } from '../testing/example-catalogue.ts';
import { currentUrl, renderPage } from '../testing/render-page.tsx';
import * as page from './menu.tsx';

type Dialog = ReturnType<typeof open> extends Promise<infer T> ? T : never;

async function open(id: number) {
  await renderPage('/menu', page, { url: `/menu?product=${id}` });
  return within(await screen.findByTestId('item-dialog'));
}
const click = (element: HTMLElement) => act(async () => fireEvent.click(element));
const addButton = (dialog: Dialog) => dialog.getByTestId<HTMLButtonElement>('add-to-cart');
const shownCents = (dialog: Dialog) => addButton(dialog).querySelector<HTMLElement>('[data-cents]')?.dataset.cents;

describe('the sheet of a dish', () => {
  it('shows what two Margheritas with two mozzarellas each cost, and adds them [MNU-08]', async () => {
    const dialog = await open(101);
    await click(dialog.getByRole('checkbox', { name: /Mozzarella/ }));
    await click(dialog.getByRole('button', { name: 'Plus de Mozzarella' }));
    await click(dialog.getByRole('button', { name: 'Plus de Margherita' }));
    expect(shownCents(dialog)).toBe('2600');
    await act(async () => fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' Bien cuite ' } }));
    await click(addButton(dialog));
    expect(useCartStore.getState().lines).toMatchObject([
      {
        itemId: 101,
        options: [{ optionId: 1, choices: [{ choiceId: 1001, quantity: 2 }] }],
        quantity: 2,
        note: 'Bien cuite',
      },
    ]);
    expect(screen.queryByTestId('item-dialog')).toBeNull();
    expect(screen.getByRole('status').textContent).toContain('Margherita');
  });

  it('can’t be ordered before a required group has its choice [MNU-08]', async () => {
    const dialog = await open(102);
    expect(addButton(dialog).getAttribute('aria-disabled')).toBe('true');
    expect(addButton(dialog).textContent).toContain('Choisir la taille');
    expect(dialog.getByText('Obligatoire')).toBeTruthy();
    await click(addButton(dialog));
    expect(useCartStore.getState().lines).toEqual([]);
    expect(document.activeElement).toBe(dialog.getAllByRole('radio')[0]);
    await click(dialog.getByRole('radio', { name: /Géante/ }));
    expect(addButton(dialog).getAttribute('aria-disabled')).toBeNull();
    expect(dialog.getByText('Choisi')).toBeTruthy();
    expect(shownCents(dialog)).toBe('1350');
  });

  it('says on which days its offer holds where that is not now [MNU-18]', async () => {
    const offer = anOffer('buy_one_get_one', {
      id: 1,
      itemIds: [101],
      activeTimes: [{ days: ['tue'], start: '00:00', end: '23:59' }],
    });
    await renderPage('/menu', page, { url: '/menu?product=101', catalogue: { offers: [offer] } });
    const dialog = await screen.findByTestId('item-dialog');
    expect(dialog.textContent?.replace(/\s/g, ' ')).toContain('1 achetée = 1 offerte, valable le mardi');
  });

  it('opens with the menu’s defaults and holds a group’s maximum [MNU-08]', async () => {
    const items = [
      {
        ...margherita,
        options: [{ ...(margherita.options[0] as (typeof margherita.options)[0]), max: 2, defaults: [1002] }],
      },
      regina,
    ];
    await renderPage('/menu', page, {
      url: '/menu?product=101',
      catalogue: { menus: [{ ...menu, categories: [{ ...pizzas, items }] }] },
    });
    const dialog = within(await screen.findByTestId('item-dialog'));
    expect(shownCents(dialog)).toBe('1200');
    await click(dialog.getByRole('checkbox', { name: /Mozzarella/ }));
    expect(dialog.getByText('Jusqu’à 2, c’est complet')).toBeTruthy();
    for (const more of dialog.getAllByRole<HTMLButtonElement>('button', { name: /^Plus de (?!Margherita)/ }))
      expect(more.disabled).toBe(true);
  });

  it('shows its picture with its name, and the card shows it without words [MED-15, MED-16]', async () => {
    const image = `/media/u/${'b7'.repeat(32)}-480.avif`;
    await renderPage('/menu', page, {
      url: '/menu?product=101',
      catalogue: { menus: [{ ...menu, categories: [{ ...pizzas, items: [{ ...margherita, image }] }] }] },
    });
    const dialog = await screen.findByTestId('item-dialog');
    const shown = within(dialog).getByRole('img', { name: 'Margherita' });
    expect(shown.getAttribute('src')).toBe(image.replace('480.avif', '800.webp'));
    expect(screen.getAllByTestId('tile').map((tile) => tile.querySelector('img')?.alt)).toContain('');
  });

  it('never goes below one and takes a note of at most 500 characters [MNU-08, SEC-14]', async () => {
    const dialog = await open(101);
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^Moins de / }).disabled).toBe(true);
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox').maxLength).toBe(500);
  });

  it('names the allergens, and says so when they were not declared [MNU-08]', async () => {
    const dialog = await open(101);
    expect(dialog.getByTestId('allergens').textContent).toBe('Allergènes\u00a0: gluten, lait');
    await click(dialog.getByRole('button', { name: 'Fermer' }));
    await click(screen.getByRole('link', { name: 'Regina' }));
    const other = within(await screen.findByTestId('item-dialog'));
    expect(other.getByTestId('allergens').textContent).toBe('Allergènes\u00a0: non renseigné');
  });

  it('says what the choices bring and take away, and what they don’t declare [ALG-01, MNU-08]', async () => {
    const bare = { priceCents: 0, taxRateBp: null };
    const nothing = { contains: [], traces: [], removes: [] };
    const dough: OptionGroup = {
      id: 7,
      name: 'Pâte',
      min: 1,
      max: 1,
      defaults: [],
      choices: [
        { id: 71, name: 'Blanche', ...bare, declaration: { ...nothing, contains: ['gluten'] } },
        { id: 72, name: 'De riz', ...bare, declaration: { ...nothing, traces: ['soy'], removes: ['gluten'] } },
      ],
    };
    const more: OptionGroup = {
      id: 8,
      name: 'En plus',
      min: 0,
      max: null,
      defaults: [],
      choices: [
        { id: 81, name: 'Œuf', ...bare, declaration: { ...nothing, contains: ['eggs'] } },
        { id: 82, name: 'Surprise', ...bare },
      ],
    };
    const dish = { ...margherita, options: [dough, more] };
    const menus = [{ ...menu, categories: [{ ...pizzas, items: [dish] }] }];
    await renderPage('/menu', page, { url: '/menu?product=101', catalogue: { menus } });
    const dialog = within(await screen.findByTestId('item-dialog'));
    const said = () => dialog.getByTestId('allergens').textContent;
    expect(said()).toBe('Allergènes\u00a0: gluten, lait, et selon vos choix');
    await click(dialog.getByRole('radio', { name: /De riz/ }));
    expect(said()).toBe('Allergènes\u00a0: lait (traces possibles\u00a0: soja)');
    await click(dialog.getByRole('checkbox', { name: /Œuf/ }));
    await click(dialog.getByRole('checkbox', { name: /Surprise/ }));
    expect(said()).toBe('Allergènes\u00a0: œufs, lait, non renseigné pour Surprise (traces possibles\u00a0: soja)');
  });

  it('shows a sold-out dish without a way to add it [MNU-10]', async () => {
    const dialog = await open(103);
    expect(dialog.queryByTestId('add-to-cart')).toBeNull();
    expect(dialog.getByText('Épuisé')).toBeTruthy();
  });

  it('says of a sold-out dish when it is back [STK-07]', async () => {
    await renderPage('/menu', page, {
      url: '/menu?product=101',
      catalogue: { menus: [menuWithout('item', 101, '2026-11-23T19:30:00Z')] },
    });
    const dialog = within(await screen.findByTestId('item-dialog'));
    expect(dialog.getByText(/^De retour à\s20\sh\s30$/)).toBeTruthy();
    expect(dialog.queryByTestId('add-to-cart')).toBeNull();
  });

  it('that ran out until tomorrow says so, and leads to others of its kind that there are [MNU-36]', async () => {
    await renderPage('/menu', page, {
      url: '/menu?product=101',
      // Until five in the morning, when the service day ends.
      catalogue: { menus: [menuWithout('item', 101, '2026-11-24T04:00:00Z')] },
    });
    const dialog = within(await screen.findByTestId('item-dialog'));
    expect(dialog.getByText('Épuisé ce soir · De retour demain')).toBeTruthy();
    const similar = within(await dialog.findByTestId('similar-dishes'));
    // The one that is sold out by the catalogue is none.
    expect(similar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Regina']);
    await click(similar.getByRole('link', { name: 'Regina' }));
    await vi.waitFor(() => expect(currentUrl()).toBe('/menu?product=102'));
    expect(addButton(within(await screen.findByTestId('item-dialog')))).toBeTruthy();
  });

  it('lets nobody choose what is sold out of its options, and takes it from who had [STK-08]', async () => {
    const menus = [menuWithout('choice', 2002, '2026-11-23T21:30:00Z')];
    await renderPage('/menu', page, { url: '/menu?product=102', catalogue: { menus } });
    const dialog = within(await screen.findByTestId('item-dialog'));
    const giant = dialog.getByRole<HTMLInputElement>('radio', { name: /Géante/ });
    expect([giant.disabled, giant.closest('label')?.textContent]).toEqual([true, 'Géante40 cmÉpuisé']);
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /Classique/ }).disabled).toBe(false);
    await click(dialog.getByRole('button', { name: 'Fermer' }));
    const options = [{ optionId: 2, choices: [{ choiceId: 2002, quantity: 1 }] }];
    act(() => addLine({ itemId: 102, options, quantity: 1, note: '' }));
    await act(async () => openSheet({ name: 'line', id: useCartStore.getState().lines[0]?.id ?? '' }));
    const edited = within(await screen.findByTestId('item-dialog'));
    expect(addButton(edited).textContent).toContain('Choisir la taille');
  });

  it('disables a supplement that is sold out [STK-08]', async () => {
    const menus = [menuWithout('choice', 1001, null)];
    await renderPage('/menu', page, { url: '/menu?product=101', catalogue: { menus } });
    const dialog = within(await screen.findByTestId('item-dialog'));
    const mozzarella = dialog.getByRole<HTMLInputElement>('checkbox', { name: /Mozzarella/ });
    expect([mozzarella.disabled, mozzarella.closest('div')?.textContent]).toEqual([true, 'MozzarellaÉpuisé']);
  });

  it('changes the line of the cart that it was opened for [CRT-04]', async () => {
    await renderPage('/menu', page);
    act(() =>
      addLine({
        itemId: 102,
        options: [{ optionId: 2, choices: [{ choiceId: 2001, quantity: 1 }] }],
        quantity: 1,
        note: '',
      }),
    );
    await act(async () => openSheet({ name: 'line', id: useCartStore.getState().lines[0]?.id ?? '' }));
    const dialog = within(await screen.findByTestId('item-dialog'));
    await click(dialog.getByRole('radio', { name: /Géante/ }));
    await click(dialog.getByText('Enregistrer'));
    expect(useCartStore.getState().lines).toMatchObject([
      { itemId: 102, options: [{ optionId: 2, choices: [{ choiceId: 2002, quantity: 1 }] }], quantity: 1, note: '' },
    ]);
  });
});
