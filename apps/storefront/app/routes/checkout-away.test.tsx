import { hearServerDate } from '@comptoir/web-app/clock';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteBack, noteLeaving } from '../features/checkout/visit/left-for.ts';
import { leaveShop } from '../platform/navigation/leave-shop.ts';
import { changeCart, useCartStore } from '../state/cart/cart-store.ts';
import { openTab, press, putInCart } from '../testing/checkout-diner.ts';
import { exampleCatalogue } from '../testing/example-catalogue.ts';
import { apiError, checkoutPath, fakeApi, storedOrder, updatedOrder } from '../testing/fake-api.ts';
import { currentUrl, renderPage } from '../testing/render-page.tsx';
import * as page from './checkout.tsx';

vi.mock('../platform/navigation/leave-shop.ts', () => ({ leaveShop: vi.fn() }));

const token = 'a'.repeat(32);
const ask = 'POST /v2/public/checkout/return';
const abandon = 'POST /v2/public/checkout/abandon';
const intent = 'POST /v2/public/checkout/stripe-payment-intent';
const post = `POST ${checkoutPath}`;

const answer = (state: string, more: object = {}) => ({
  body: { status: 'success', payload: { state, order_number: null, track_token: null, message: null, ...more } },
});
const visit = {
  body: {
    status: 'success',
    payload: {
      id: 'pi_1',
      redirect_url: 'https://pay.test/1',
      return_token: token,
      away_until: '2026-11-23T19:30:00+01:00',
    },
  },
};
const { settings } = exampleCatalogue();
const withPaypal = {
  settings: { ...settings, payments: { ...settings.payments, isCashActive: true, isPaypalActive: true } },
};

const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ') ?? '';
const settled = (check: () => void) => waitFor(check, { timeout: 5_000 });
const heading = () => plain(screen.getByRole('heading', { level: 1 }).textContent);
const panel = () => screen.getByTestId('away');
const told = () => plain(panel().textContent);
const ways = () => ['resume', 'give-up', 'pay-again', 'ask-again'].filter((way) => screen.queryByTestId(way));
const askedTimes = (api: ReturnType<typeof fakeApi>, key = ask) =>
  api.calls.filter(({ method, path }) => `${method} ${path}` === key).length;
const until = (state: string) => settled(() => expect(panel().dataset.state).toBe(state));

/** The cart of a diner who is on PayPal's page. `isBack`: this tab left for it and is shown again. */
async function openAway({ isBack = false } = {}): Promise<void> {
  putInCart(101);
  const body = { local_id: 'l-1', total: 10, payment_method: 'card', transaction_id: 'pi_1', user_id: null };
  const away = { token, until: '2026-11-23T19:30:00+01:00' };
  changeCart((cart) => ({ ...cart, attempt: { localId: 'l-1', paymentIntentId: 'pi_1', body, away } }));
  if (isBack) noteLeaving(token);
  noteBack();
  await renderPage('/checkout', page, { catalogue: exampleCatalogue(withPaypal) });
}

const connect = (isOnline: boolean) =>
  act(async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
  });

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(leaveShop).mockReset();
  hearServerDate(Date.parse('2026-11-23T18:00:00Z'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the checkout of a diner who may be on PayPal’s page', () => {
  const waiting = 'Un instant : nous vérifions votre paiement PayPal.';
  const inProgress = 'Paiement PayPal en cours';
  const choice = 'Comment réglez-vous ?';

  it.each([
    {
      state: 'open',
      says: 'Votre paiement vous attend chez PayPal jusqu’à 19 h 30.Votre panier ne bouge plus tant que PayPal n’a pas répondu.',
      title: inProgress,
      leads: ['resume', 'give-up'],
    },
    {
      state: 'processing',
      says: 'PayPal examine votre paiement. Dès son accord, votre commande part en cuisine et un e-mail vous le dit, même si vous fermez cette page.',
      title: inProgress,
      leads: ['ask-again'],
    },
    { state: 'unknown', says: waiting, title: inProgress, leads: ['ask-again'] },
    {
      state: 'failed',
      says: 'Votre paiement PayPal n’a pas abouti. Rien n’a été débité.',
      title: choice,
      leads: ['pay-again'],
    },
    {
      state: 'expired',
      says: 'Ce paiement PayPal a expiré. Rien n’a été débité : vous pouvez recommencer.',
      title: choice,
      leads: ['pay-again'],
    },
    {
      state: 'refused',
      message: 'Ce créneau n’est plus disponible',
      says: 'Ce créneau n’est plus disponible.Votre paiement PayPal a été annulé : rien n’a été débité.',
      title: choice,
      leads: ['pay-again'],
    },
  ])('says what became of a payment that is $state, and its ways out [PYX-44, PYX-50]', async (one) => {
    const api = fakeApi({ [ask]: answer(one.state, { message: one.message ?? null }) });
    await openAway();
    await until(one.state);
    expect([heading(), told(), ways()]).toEqual([one.title, one.says, one.leads]);
    expect(api.of('POST').map(({ path, body }) => [path, body])).toEqual([['/v2/public/checkout/return', { token }]]);
    expect(openTab()).toBe('payment');
    // The cart is locked: nothing leads to it.
    expect(screen.queryByRole('button', { name: 'Modifier votre commande' })).toBeNull();
  });

  it('says that it waits while nothing is known, and where the shop can’t be reached [PYX-46]', async () => {
    const api = fakeApi({ [ask]: 'no answer' });
    await openAway();
    await until('unreached');
    expect([heading(), told(), ways()]).toEqual([inProgress, waiting, ['ask-again']]);
    const before = askedTimes(api);
    await press('ask-again');
    await settled(() => expect(askedTimes(api)).toBeGreaterThan(before));
  });

  it('says in the tab that left that its diner came back without finishing, also from the browser’s cache [PYX-48]', async () => {
    const api = fakeApi({ [ask]: answer('open') });
    await openAway({ isBack: true });
    await until('open');
    expect(heading()).toBe(choice);
    expect(told()).toContain('Vous êtes revenu sans terminer sur PayPal. Rien n’a été débité.');
    const before = askedTimes(api);
    await act(async () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true })));
    await settled(() => expect(askedTimes(api)).toBe(before + 1));
  });

  it('asks again by itself: soon what is examined, later what waits at PayPal [PYX-46, PYX-48]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const api = fakeApi({ [ask]: [answer('open'), answer('processing'), answer('failed')] });
    await openAway();
    await until('open');
    await act(() => vi.advanceTimersByTimeAsync(14_000));
    expect(askedTimes(api)).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(1_500));
    await until('processing');
    await act(() => vi.advanceTimersByTimeAsync(5_500));
    await until('failed');
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(askedTimes(api)).toBe(3);
  });

  it('says without a connection that nothing is lost, and asks when it is back [PYX-46]', async () => {
    const api = fakeApi({ [ask]: answer('open') });
    await openAway({ isBack: true });
    await until('open');
    await connect(false);
    expect([heading(), ways()]).toEqual([inProgress, []]);
    expect(told()).toBe(
      'Hors ligneVotre paiement PayPal n’est pas perdu : nous le vérifions dès que la connexion revient.',
    );
    const before = askedTimes(api);
    await connect(true);
    await settled(() => expect(askedTimes(api)).toBe(before + 1));
    await settled(() => expect(ways()).toEqual(['resume', 'give-up']));
  });

  it('finishes an order that is placed, with the body that was kept [PYX-46]', async () => {
    const api = fakeApi({
      [ask]: answer('placed', { order_number: 1001, track_token: 'track' }),
      [post]: storedOrder(),
      [`PUT ${checkoutPath}`]: updatedOrder,
    });
    await openAway();
    await settled(() => expect(currentUrl()).toContain('/success'));
    const [order] = api.calls.filter(({ method, path }) => `${method} ${path}` === post);
    expect(order?.body).toMatchObject({ local_id: 'l-1', transaction_id: 'pi_1' });
  });

  it('asks for the order itself where the shop does not know the visit any more [PYX-46]', async () => {
    const api = fakeApi({
      [ask]: apiError(404, 'order_not_found', 'Commande introuvable'),
      [post]: apiError(402, 'payment_not_confirmed', 'Le paiement n’a pas été confirmé'),
    });
    await openAway();
    await settled(() => expect(askedTimes(api, post)).toBe(1));
    await settled(() => expect(useCartStore.getState().attempt).toBeNull());
    expect(screen.queryByTestId('away')).toBeNull();
  });
});

describe('the ways out of a visit of PayPal’s page', () => {
  it('lead back to the same page there, by the same order [PYX-42, PYX-48]', async () => {
    const api = fakeApi({ [ask]: answer('open'), [intent]: visit });
    await openAway();
    await until('open');
    await press('resume');
    await settled(() => expect(leaveShop).toHaveBeenCalledWith('https://pay.test/1'));
    const [asked] = api.calls.filter(({ method, path }) => `${method} ${path}` === intent);
    expect(asked?.body).toMatchObject({
      method: 'paypal',
      amount: '10.00',
      local_id: 'l-1',
      payment_intent_id: 'pi_1',
      order: { local_id: 'l-1', transaction_id: null },
    });
    await settled(() => expect(told()).toBe('Nous vous emmenons chez PayPal…'));
    expect(ways()).toEqual([]);
  });

  it('say where PayPal can’t be reached that nothing was debited, and ask what became of it [PYX-42]', async () => {
    const api = fakeApi({ [ask]: answer('open'), [intent]: apiError(502, 'payment_provider', 'Indisponible') });
    await openAway();
    await until('open');
    await press('resume');
    await settled(() =>
      expect(told()).toContain(
        'PayPal est momentanément indisponible. Rien n’a été débité : réessayez, ou payez autrement.',
      ),
    );
    await settled(() => expect(askedTimes(api)).toBe(2));
    expect(leaveShop).not.toHaveBeenCalled();
    expect(ways()).toEqual(['resume', 'give-up']);
  });

  it.each([
    [409, 'totals_mismatch', 'Le montant de la commande a changé, veuillez vérifier votre panier'],
    [422, 'slot_unavailable', 'Ce créneau n’est plus disponible'],
  ])('say what changed meanwhile, so that the diner pays otherwise: %s %s [PYX-50]', async (status, code, message) => {
    fakeApi({ [ask]: answer('open'), [intent]: apiError(status, code, message) });
    await openAway();
    await until('open');
    await press('resume');
    await settled(() => expect(told()).toContain(`${message}.`));
    expect(told()).not.toContain('PayPal est momentanément indisponible');
    expect(ways()).toEqual(['resume', 'give-up']);
  });

  it('give the visit up, so that another payment of the same order may start [PYX-49]', async () => {
    const api = fakeApi({
      [ask]: answer('open'),
      [abandon]: { body: { status: 'success', payload: { state: 'cancelled' } } },
    });
    await openAway();
    await until('open');
    await press('give-up');
    await settled(() => expect(screen.queryByTestId('away')).toBeNull());
    const [given] = api.calls.filter(({ method, path }) => `${method} ${path}` === abandon);
    expect(given?.body).toEqual({ local_id: 'l-1', payment_intent_id: 'pi_1' });
    expect(useCartStore.getState().attempt).toMatchObject({ localId: 'l-1', paymentIntentId: null });
    expect(useCartStore.getState().lines).toHaveLength(1);
  });

  it('wait and start nothing else until the provider has said so [PYX-49]', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const gaveUp = (state: string) => ({ body: { status: 'success', payload: { state } } });
    const api = fakeApi({
      [ask]: answer('open'),
      [abandon]: [gaveUp('unknown'), 'no answer', gaveUp('placed')],
      [post]: storedOrder(),
      [`PUT ${checkoutPath}`]: updatedOrder,
    });
    await openAway();
    await until('open');
    await press('give-up');
    await settled(() => expect(askedTimes(api, abandon)).toBe(1));
    expect([told(), ways(), heading()]).toEqual([
      'Un instant : nous vérifions votre paiement PayPal.',
      [],
      'Paiement PayPal en cours',
    ]);
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    expect([askedTimes(api, abandon), ways()]).toEqual([2, []]);
    await act(() => vi.advanceTimersByTimeAsync(5_100));
    await settled(() => expect(currentUrl()).toContain('/success'));
    expect(askedTimes(api, intent)).toBe(0);
  });

  it('lead from a payment that is over to the choice of another, whose heading has the focus [PYX-48, PYX-50]', async () => {
    fakeApi({ [ask]: answer('refused', { message: 'Ce créneau n’est plus disponible' }) });
    await openAway();
    await until('refused');
    await press('pay-again');
    await settled(() => expect(screen.queryByTestId('away')).toBeNull());
    expect(document.activeElement?.tagName).toBe('H1');
    expect(useCartStore.getState().attempt).toMatchObject({ localId: 'l-1', paymentIntentId: null });
  });
});
