import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeCart, useCartStore } from '../state/cart/cart-store.ts';
import { putInCart } from '../testing/checkout-diner.ts';
import { apiError, fakeApi } from '../testing/fake-api.ts';
import { currentUrl, renderPage } from '../testing/render-page.tsx';
import * as page from './payment-return.tsx';

const token = 'a'.repeat(32);
const ask = 'POST /v2/public/checkout/return';

const answer = (state: string, more: object = {}) => ({
  body: { status: 'success', payload: { state, order_number: null, track_token: null, message: null, ...more } },
});
const unknownVisit = apiError(404, 'order_not_found', 'Commande introuvable');
const placed = answer('placed', { order_number: 1001, track_token: 'track-1' });

const settled = (check: () => void) => waitFor(check, { timeout: 5_000 });
const shown = () => screen.getByTestId('return-page');
const until = (state: string) => settled(() => expect(shown().dataset.state).toBe(state));
const sentence = () => (shown().textContent ?? '').replace(/\s/g, ' ');
const link = () => {
  const found = shown().querySelector('a');
  return found && [found.textContent, found.getAttribute('href')];
};

const open = (search = `?r=${token}`) => renderPage('/checkout/retour', page, { url: `/checkout/retour${search}` });

const connect = (isOnline: boolean) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
  });

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the page that PayPal leads back to, in another browser or one whose storage was wiped', () => {
  const back = ['Revenir à la commande', '/checkout'];

  it.each([
    {
      state: 'open',
      says: 'Ce paiement attend encore sur PayPal. Rien n’a été débité. Pour le terminer, revenez dans le navigateur où vous avez commandé.',
    },
    {
      state: 'processing',
      says: 'PayPal examine votre paiement. Dès son accord, votre commande part en cuisine et un e-mail vous le dit, même si vous fermez cette page.',
    },
    { state: 'failed', says: 'Votre paiement PayPal n’a pas abouti. Rien n’a été débité.' },
    { state: 'expired', says: 'Ce paiement PayPal a expiré. Rien n’a été débité : vous pouvez recommencer.' },
    {
      state: 'refused',
      message: 'Ce créneau n’est plus disponible',
      says: 'Ce créneau n’est plus disponible. Votre paiement PayPal a été annulé : rien n’a été débité.',
    },
    {
      state: 'refused',
      message: 'Reine : indisponible(s). Veuillez choisir un autre horaire ou retirer ces articles.',
      says: 'Reine : indisponible(s). Veuillez choisir un autre horaire ou retirer ces articles. Votre paiement PayPal a été annulé : rien n’a été débité.',
    },
    { state: 'refused', says: 'Votre paiement PayPal a été annulé : rien n’a été débité.' },
    { state: 'unknown', says: 'Un instant : nous vérifions votre paiement PayPal.' },
  ])('says of a payment that is $state what happened ($message), and leads back [PYX-47, PYX-50]', async (one) => {
    const api = fakeApi({ [ask]: answer(one.state, { message: one.message ?? null }) });
    await open();
    await until(one.state);
    expect([sentence(), link()]).toEqual([`Retour de PayPal${one.says}Revenir à la commande`, back]);
    expect(api.of('POST').map(({ body }) => body)).toEqual([{ token }]);
  });

  it('leads to the page of the order that is placed [PYX-47]', async () => {
    fakeApi({ [ask]: placed });
    await open();
    await settled(() => expect(currentUrl()).toBe('/commande/track-1'));
  });

  it.each([
    ['a link that the shop does not know', `?r=${token}`],
    ['no token at all', ''],
  ])('says of %s where a placed order would be told [PYX-47]', async (_, search) => {
    fakeApi({ [ask]: unknownVisit });
    await open(search);
    await until('unknownToken');
    expect(sentence()).toContain(
      'Ce lien ne dit plus rien de votre paiement. Si votre commande est passée, un e-mail vous l’a dit. Sinon, rien n’a été débité.',
    );
    expect(link()).toEqual(back);
  });

  it('asks again where neither the shop nor PayPal answers, until it is known [PYX-46]', async () => {
    const timers = vi.useFakeTimers({ shouldAdvanceTime: true });
    fakeApi({ [ask]: ['no answer', answer('unknown'), placed] });
    await open();
    await until('unreached');
    expect(sentence()).toContain('Un instant : nous vérifions votre paiement PayPal.');
    await act(() => timers.advanceTimersByTimeAsync(5_100));
    await until('unknown');
    await act(() => timers.advanceTimersByTimeAsync(5_100));
    await settled(() => expect(currentUrl()).toBe('/commande/track-1'));
    vi.useRealTimers();
  });

  it('says without a connection that the payment is not lost, and asks when it is back [PYX-46]', async () => {
    const api = fakeApi({ [ask]: placed });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open();
    await until('offline');
    expect(sentence()).toContain(
      'Hors ligne. Votre paiement PayPal n’est pas perdu : nous le vérifions dès que la connexion revient.',
    );
    expect(api.calls).toEqual([]);
    await connect(true);
    await settled(() => expect(currentUrl()).toBe('/commande/track-1'));
  });
});

describe('the address that PayPal leads back to', () => {
  it('loses its query at once, of which nothing but the token is read [PYX-46]', async () => {
    const api = fakeApi({ [ask]: answer('open') });
    await open(`?r=${token}&redirect_status=succeeded&payment_intent_client_secret=pi_1_secret_2`);
    await until('open');
    expect(currentUrl()).toBe('/checkout/retour');
    expect(api.of('POST').map(({ body }) => body)).toEqual([{ token }]);
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('secret');
  });

  it('is not needed for a reload of the same tab [PYX-47]', async () => {
    const api = fakeApi({ [ask]: answer('open') });
    await open();
    await until('open');
    await act(async () => cleanup());
    await open('');
    await settled(() => expect(api.of('POST').map(({ body }) => body)).toEqual([{ token }, { token }]));
  });

  it('leads the browser that left to its checkout, which asks by itself [PYX-46]', async () => {
    const api = fakeApi({ [ask]: answer('open') });
    putInCart(101);
    const away = { token, until: '2026-11-23T18:30:00Z' };
    changeCart((cart) => ({ ...cart, attempt: { localId: 'l-1', paymentIntentId: 'pi_1', body: {}, away } }));
    await open();
    await settled(() => expect(currentUrl()).toBe('/checkout'));
    expect(api.of('POST')).toEqual([]);
    expect(useCartStore.getState().attempt?.away).toEqual(away);
  });

  it('of another visit than that of this browser is told here, and this browser’s own goes on [PYX-47]', async () => {
    fakeApi({ [ask]: answer('failed') });
    putInCart(101);
    const away = { token: 'b'.repeat(32), until: '2026-11-23T18:30:00Z' };
    changeCart((cart) => ({ ...cart, attempt: { localId: 'l-1', paymentIntentId: 'pi_1', body: {}, away } }));
    await open();
    await until('failed');
    expect(useCartStore.getState().attempt?.away).toEqual(away);
  });
});
