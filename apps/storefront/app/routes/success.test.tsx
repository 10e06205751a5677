import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepOrder, type LastOrder, useOrderStore } from '../state/order-store.ts';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './success.tsx';

const order: LastOrder = {
  orderNumber: 2417,
  firstName: 'Camille',
  mode: 'pickup',
  place: '12 rue de la République, 69002 Lyon',
  method: 'cash',
  placedAt: '2026-11-23T18:00:00Z',
  promise: { at: '2026-11-23T18:20:00Z', slot: '', from: '' },
  recap: {
    lines: [
      {
        name: 'Margherita',
        details: 'Mozzarella',
        quantity: 2,
        totalCents: 2300,
        image: null,
        position: 0,
        isFree: false,
      },
    ],
    subtotalCents: 2300,
    discounts: [{ label: 'Code BIENVENUE', cents: 300 }],
    deliveryCents: 0,
    totalCents: 2000,
    taxLines: [{ rateBp: 1000, netCents: 1818, taxCents: 182, grossCents: 2000 }],
  },
};

/** In the right shape, with instants that are none. */
const hostile = JSON.stringify({ ...order, placedAt: 'soon', promise: { at: 'later', slot: '', from: '' } });

const text = () => screen.getByRole('main').textContent?.replace(/\s/g, ' ') ?? '';

describe('after an order', () => {
  it('the diner is thanked by name, with the number, the promised time and the recap [RTE-10, CHK-56]', async () => {
    keepOrder(order);
    await renderPage('/success', page);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Merci Camille, ça chauffe\u00a0!');
    expect(screen.getByRole('heading', { name: 'Commande confirmée' }).dataset.i18n).toBe('Order success');
    for (const part of [
      'Commande nº 2 417',
      'Retrait prévuvers 19 h 20',
      '2 × Margherita',
      'Code BIENVENUE−3,00 €',
      'Total20,00 €',
    ])
      expect(text()).toContain(part);
  });

  it('a slot is told with its hours and its day [RTE-10]', async () => {
    keepOrder({ ...order, mode: 'delivery', promise: { at: '2026-11-24T18:45:00Z', slot: '19:45-20:00', from: '' } });
    await renderPage('/success', page);
    expect(text()).toContain('Livraison prévue demain19 h 45 – 20 h');
  });

  it('an order for as soon as possible that has to wait says from when on [CHK-56, RTE-10]', async () => {
    keepOrder({ ...order, promise: { at: '2026-11-24T10:50:00Z', slot: '', from: '2026-11-24T10:30:00Z' } });
    await renderPage('/success', page);
    expect(text()).toContain('demain vers 11 h 50');
    expect(text()).toContain('Dès que possible (à partir de demain 11 h 30)');
  });

  it('an order that an earlier visit sent is known by its number and total [CHK-57, RTE-10]', async () => {
    keepOrder({ orderNumber: 1007, totalCents: 1000 });
    await renderPage('/success', page);
    expect(text()).toContain('Commande nº 1 007');
    expect(text()).toContain('Total : 10,00 €');
  });

  it('the page is still theirs after a reload', async () => {
    keepOrder(order);
    useOrderStore.setState({ order: null });
    await renderPage('/success', page);
    expect(text()).toContain('Merci Camille');
  });

  it('a direct visit is thanked in general and led to the menu [RTE-10]', async () => {
    await renderPage('/success', page);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Merci pour votre commande');
    expect(screen.getByRole('link', { name: 'Retour à la carte' }).getAttribute('href')).toBe('/menu');
  });

  it.each(['null', '{', '[]', '{"orderNumber":"x"}', '{"orderNumber":1,"recap":{}}', hostile])(
    'a stored order of %s is no white page',
    async (stored) => {
      sessionStorage['last-order'] = stored;
      await renderPage('/success', page);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Merci pour votre commande');
    },
  );
});
