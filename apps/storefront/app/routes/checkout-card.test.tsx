import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCardStore } from '../features/checkout/card/card-store.ts';
import { loadScript } from '../platform/load-script.ts';
import { useCartStore } from '../state/cart/cart-store.ts';
import { cardProvider, defineCardProvider, seeCardForm } from '../testing/card-provider.ts';
import { alerts, field, fillPersonal, goToPayment, openTab, press, putInCart } from '../testing/checkout-diner.ts';
import { exampleCatalogue } from '../testing/example-catalogue.ts';
import { apiError, checkoutPath, fakeApi, storedOrder, updatedOrder } from '../testing/fake-api.ts';
import { currentUrl, renderPage } from '../testing/render-page.tsx';
import * as page from './checkout.tsx';

vi.mock('../platform/load-script.ts', () => ({ loadScript: vi.fn(async () => undefined) }));

const customerPath = 'POST /v2/public/checkout/stripe-customer';
const intentPath = 'POST /v2/public/checkout/stripe-payment-intent';
const post = `POST ${checkoutPath}`;
const put = `PUT ${checkoutPath}`;
const customer = { body: { status: 'success', payload: { customer: 'cus_1' } } };
const intent = (id = 'pi_1') => ({ body: { status: 'success', payload: { id, client_secret: `${id}_secret` } } });

const { settings } = exampleCatalogue();
const withCard = (values = {}) => ({
  settings: {
    ...settings,
    payments: {
      ...settings.payments,
      isCashActive: true,
      isCardActive: true,
      cardPublicKey: 'pk_test_1',
      cardScriptUrl: 'https://cards.test/v3/',
      ...values,
    },
  },
});

const declined = { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } };

const choose = (method: string) => act(async () => fireEvent.click(field(`method][value=${method}`)));
const bodies = (api: ReturnType<typeof fakeApi>, key: string) =>
  api.calls.filter(({ method, path }) => `${method} ${path}` === key).map(({ body }) => body);

async function toPayment(values = {}): Promise<void> {
  putInCart(101, 2);
  await renderPage('/checkout', page, { catalogue: exampleCatalogue(withCard(values)) });
  await goToPayment();
}

async function payByCard(): Promise<void> {
  await choose('card');
  await seeCardForm();
  await press('place-order');
}

beforeEach(() => {
  defineCardProvider();
  vi.mocked(loadScript).mockReset().mockResolvedValue(undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('the card', () => {
  it('is offered beside cash; its script comes with the payment step, and cash stays chosen [PAY-01, PAY-02, PAY-18, PLT-13]', async () => {
    fakeApi({ [customerPath]: customer, [intentPath]: intent() });
    putInCart(101, 2);
    await renderPage('/checkout', page, { catalogue: exampleCatalogue(withCard()) });
    await press('checkout-tab-personal');
    await fillPersonal();
    await press('checkout-next');
    expect(loadScript).not.toHaveBeenCalled();
    await press('checkout-next');
    expect(openTab()).toBe('payment');
    expect(vi.mocked(loadScript).mock.calls[0]?.[0]).toBe('https://cards.test/v3/');
    expect(field('method][value=cash').checked).toBe(true);
    expect(field('method][value=card')).toBeTruthy();
  });

  it.each([
    ['the restaurant takes none', { isCardActive: false }],
    ['the server has no provider', { cardPublicKey: null }],
  ])('is not offered where %s: no call, no script [PAY-04]', async (_what, values) => {
    const api = fakeApi({});
    await toPayment(values);
    expect(field('method][value=card')).toBeNull();
    expect(api.of('POST').filter(({ path }) => path.includes('stripe'))).toEqual([]);
    expect(loadScript).not.toHaveBeenCalled();
  });

  it('makes the diner known once, in full, and again only when that changed [CHK-18]', async () => {
    const api = fakeApi({ [customerPath]: customer, [intentPath]: intent() });
    await toPayment();
    const payer = { name: 'Camille Martin', email: 'camille@example.com', phone: '0612345678' };
    expect(bodies(api, customerPath)).toEqual([payer]);
    await press('checkout-tab-personal');
    await press('checkout-next');
    expect(bodies(api, customerPath)).toHaveLength(1);
  });

  it('is prepared for the very order, once, and again when the order changed [PAY-08, PAY-10, PAY-07]', async () => {
    const api = fakeApi({ [customerPath]: customer, [intentPath]: intent() });
    await toPayment();
    const [first] = bodies(api, intentPath);
    expect(first).toMatchObject({ customer_id: 'cus_1', amount: '20.00' });
    expect(first.order).toMatchObject({
      local_id: first.local_id,
      payment_method: 'card',
      transaction_id: null,
      total: 20,
    });
    expect(first).not.toHaveProperty('payment_intent_id');
    expect(useCartStore.getState().attempt).toMatchObject({ localId: first.local_id, paymentIntentId: 'pi_1' });
    expect(JSON.stringify(localStorage)).not.toContain('pi_1_secret');
    await press('checkout-prev');
    await press('checkout-next');
    expect(bodies(api, intentPath)).toHaveLength(1);
    putInCart(201);
    await press('checkout-prev');
    await press('checkout-next');
    const [, second] = bodies(api, intentPath);
    expect(second).toMatchObject({ payment_intent_id: 'pi_1', amount: '26.00', local_id: first.local_id });
  });

  it('is the only way where cash is not taken [CHK-26, PAY-03]', async () => {
    const api = fakeApi({ [customerPath]: customer, [intentPath]: intent() });
    await toPayment({ isCashActive: false });
    expect(field('method][value=cash')).toBeNull();
    expect(field('method][value=card').checked).toBe(true);
    expect(bodies(api, intentPath)).toHaveLength(1);
  });

  it('does not stop at a customer that could not be made known [CHK-19]', async () => {
    fakeApi({ [customerPath]: apiError(502, 'payment_provider', 'Le service de paiement est indisponible') });
    putInCart(101, 2);
    await renderPage('/checkout', page, { catalogue: exampleCatalogue(withCard()) });
    await press('checkout-tab-personal');
    await fillPersonal();
    await press('checkout-next');
    expect(openTab()).toBe('delivery');
    expect(alerts()).toEqual([]);
  });
});

describe('an order paid by card', () => {
  it('is authorised, posted with its payment, then marked paid [PAY-14, CHK-39]', async () => {
    const api = fakeApi({
      [customerPath]: customer,
      [intentPath]: intent(),
      [post]: storedOrder(),
      [put]: updatedOrder,
    });
    await toPayment();
    await payByCard();
    await act(() => vi.waitFor(() => expect(currentUrl()).toContain('/success')));
    expect(cardProvider.confirmPayment.mock.calls[0]?.[0].clientSecret).toBe('pi_1_secret');
    const [prepared] = bodies(api, intentPath);
    expect(bodies(api, post)).toEqual([{ ...prepared.order, transaction_id: 'pi_1' }]);
    expect(bodies(api, put)).toEqual([{ order_id: 'o-1', transaction_id: 'pi_1', status: 'paid' }]);
    expect(useCartStore.getState().attempt).toBeNull();
  });

  it('whose diner makes a wish is prepared again with it [LAW-49, PAY-10]', async () => {
    const api = fakeApi({
      [customerPath]: customer,
      [intentPath]: intent(),
      [post]: storedOrder(),
      [put]: updatedOrder,
    });
    await toPayment();
    await choose('card');
    await seeCardForm();
    await press('cutlery');
    await press('place-order');
    await act(() => vi.waitFor(() => expect(bodies(api, post)).toHaveLength(1)));
    expect(bodies(api, intentPath).map(({ order }) => order.wishes)).toEqual([undefined, { cutlery: true }]);
    expect(bodies(api, post)[0]).toMatchObject({ wishes: { cutlery: true } });
  });

  it('is typed into a form that needs no intent, without wallets and without what the checkout has asked for [PYX-03, PYX-07, PYX-10, PYX-13]', async () => {
    fakeApi({ [customerPath]: customer, [intentPath]: [new Promise<never>(() => undefined)] });
    await toPayment();
    await choose('card');
    await seeCardForm();
    expect(cardProvider.elements.mock.calls).toMatchObject([
      [
        {
          mode: 'payment',
          amount: 2000,
          currency: 'eur',
          captureMethod: 'manual',
          allowedPaymentMethodTypes: ['card'],
          locale: 'fr',
          loader: 'never',
        },
      ],
    ]);
    expect(cardProvider.group.create.mock.calls).toEqual([
      [
        'payment',
        {
          layout: 'tabs',
          fields: { billingDetails: { name: 'never', email: 'never', phone: 'never', address: 'if_required' } },
          wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
          terms: { card: 'never' },
          defaultValues: { card: { network: ['cartes_bancaires'] } },
        },
      ],
    ]);
  });

  it('leaves the network of the card to the provider where the restaurant prefers none [PYX-10]', async () => {
    fakeApi({ [customerPath]: customer, [intentPath]: intent() });
    await toPayment({ preferredNetwork: null });
    await choose('card');
    await seeCardForm();
    expect(cardProvider.group.create.mock.calls[0]?.[1]).not.toHaveProperty('defaultValues');
  });

  it('waits for the intent that is still asked for, then pays [PYX-03]', async () => {
    const late = Promise.withResolvers<ReturnType<typeof intent>>();
    const api = fakeApi({
      [customerPath]: customer,
      [intentPath]: [late.promise],
      [post]: storedOrder(),
      [put]: updatedOrder,
    });
    await toPayment();
    await payByCard();
    expect([cardProvider.confirmPayment.mock.calls, alerts()]).toEqual([[], []]);
    await act(async () => late.resolve(intent()));
    await act(() => vi.waitFor(() => expect(currentUrl()).toContain('/success')));
    expect(bodies(api, intentPath)).toHaveLength(1);
    expect(cardProvider.element.mount).toHaveBeenCalledTimes(1);
  });

  it('is read-only in its form while it is sent [PYX-15]', async () => {
    const answer = Promise.withResolvers<Awaited<ReturnType<typeof cardProvider.confirmPayment>>>();
    cardProvider.confirmPayment.mockReturnValueOnce(answer.promise);
    fakeApi({ [customerPath]: customer, [intentPath]: intent() });
    await toPayment();
    await payByCard();
    expect(cardProvider.element.update.mock.calls.at(-1)).toEqual([{ readOnly: true }]);
    await act(async () => answer.resolve(declined));
    expect(cardProvider.element.update.mock.calls.at(-1)).toEqual([{ readOnly: false }]);
  });

  it('leaves no form when the step is left [PYX-102]', async () => {
    fakeApi({ [customerPath]: customer, [intentPath]: intent() });
    await toPayment();
    await choose('card');
    await seeCardForm();
    await choose('cash');
    expect(cardProvider.element.destroy).toHaveBeenCalledTimes(1);
    expect(useCardStore.getState().form).toBeNull();
  });

  it('sets its form to another amount, and asks for another press [PYX-05]', async () => {
    const api = fakeApi({
      [customerPath]: customer,
      [intentPath]: [intent(), intent()],
      [post]: storedOrder(),
      [put]: updatedOrder,
    });
    await toPayment();
    await choose('card');
    await seeCardForm();
    putInCart(201);
    await press('place-order');
    expect(cardProvider.group.update.mock.calls).toEqual([[{ amount: 2600 }]]);
    expect(cardProvider.confirmPayment).not.toHaveBeenCalled();
    await press('place-order');
    await act(() => vi.waitFor(() => expect(currentUrl()).toContain('/success')));
    expect(cardProvider.element.mount).toHaveBeenCalledTimes(1);
    expect(bodies(api, intentPath).map(({ amount }) => amount)).toEqual(['20.00', '26.00']);
  });

  it('that is declined says so and posts nothing; the next try may succeed [PAY-11, PAY-13, PAY-20]', async () => {
    const api = fakeApi({
      [customerPath]: customer,
      [intentPath]: intent(),
      [post]: storedOrder(),
      [put]: updatedOrder,
    });
    cardProvider.confirmPayment.mockResolvedValueOnce(declined);
    await toPayment();
    await payByCard();
    expect(alerts()[0]).toMatchObject({ key: 'Payment failed, please try again' });
    expect(alerts()[0]?.text).toContain('Le paiement a échoué, veuillez réessayer');
    expect(alerts()[0]?.text).toContain('Aucun montant n’a été débité.');
    expect(alerts()[0]?.text).toContain('Votre carte a été refusée.');
    expect(bodies(api, post)).toEqual([]);
    await press('place-order');
    await act(() => vi.waitFor(() => expect(currentUrl()).toContain('/success')));
    expect(bodies(api, post)).toHaveLength(1);
  });

  it('that was not typed whole says so at its field, asks nothing of the server, and nothing failed [PAY-11, PYX-06]', async () => {
    const api = fakeApi({ [customerPath]: customer, [intentPath]: intent() });
    cardProvider.group.submit.mockResolvedValueOnce({ error: { type: 'validation_error' } });
    await toPayment();
    await choose('card');
    await seeCardForm();
    const asked = api.calls.length;
    await press('place-order');
    expect(screen.getByText('Complétez votre carte.')).toBeTruthy();
    expect(cardProvider.element.focus).toHaveBeenCalled();
    expect(api.calls.length).toBe(asked);
    expect([alerts(), bodies(api, post)]).toEqual([[], []]);
    expect(screen.getByTestId<HTMLButtonElement>('place-order').disabled).toBe(false);
  });

  it.each([
    ['insufficient_funds', 'Votre carte ne dispose pas de fonds suffisants.'] as const,
    ['not_known_yet', 'Votre carte a été refusée.'] as const,
    ...['fraudulent', 'lost_card', 'merchant_blacklist', 'pickup_card', 'restricted_card', 'stolen_card'].map(
      (reason) => [reason, 'Votre banque a refusé ce paiement. Essayez une autre carte ou un autre moyen.'] as const,
    ),
  ])('that the bank refuses for %s says: %s [PYX-09, PYX-83]', async (decline_code, sentence) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const message = 'Your card has insufficient funds.';
    cardProvider.confirmPayment.mockResolvedValueOnce({
      error: { type: 'card_error', code: 'card_declined', decline_code, message },
    });
    fakeApi({ [customerPath]: customer, [intentPath]: intent() });
    await toPayment();
    await payByCard();
    expect(alerts()[0]?.text).toMatch(new RegExp(`Aucun montant n’a été débité\\.\\s*${sentence}$`));
    expect(log).toHaveBeenCalledWith('The payment was refused', 'card_error', 'card_declined', decline_code);
    log.mockRestore();
  });

  it('that is paid already goes on, as the answer to its confirmation was lost [PAY-16]', async () => {
    const unexpected = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' };
    cardProvider.confirmPayment.mockResolvedValueOnce({
      error: { ...unexpected, payment_intent: { status: 'requires_capture' } },
    });
    fakeApi({ [customerPath]: customer, [intentPath]: intent(), [post]: storedOrder(), [put]: updatedOrder });
    await toPayment();
    await payByCard();
    await act(() => vi.waitFor(() => expect(currentUrl()).toContain('/success')));
  });

  it('whose form contradicts the intent gets another form, once, and is paid by the next press [PYX-04]', async () => {
    const contradicted = { error: { type: 'invalid_request_error', message: 'does not match' } };
    const api = fakeApi({
      [customerPath]: customer,
      [intentPath]: [intent(), intent('pi_2'), intent('pi_2')],
      [post]: storedOrder(),
      [put]: updatedOrder,
    });
    cardProvider.confirmPayment.mockResolvedValueOnce(contradicted).mockResolvedValueOnce(contradicted);
    await toPayment();
    await payByCard();
    expect(alerts()[0]?.text).toContain('Le formulaire de paiement a été renouvelé.');
    await seeCardForm();
    await press('place-order');
    expect(alerts()[0]?.key).toBe('Payment failed, please try again');
    await seeCardForm();
    expect(cardProvider.elements).toHaveBeenCalledTimes(2);
    await press('place-order');
    await act(() => vi.waitFor(() => expect(currentUrl()).toContain('/success')));
    expect(bodies(api, intentPath)).toHaveLength(2);
  });

  it('says where the provider’s form can’t be shown, and tries again when asked [PYX-15]', async () => {
    cardProvider.element.mount.mockImplementation(() => queueMicrotask(() => cardProvider.emit('loaderror')));
    fakeApi({ [customerPath]: customer, [intentPath]: intent() });
    await toPayment();
    await choose('card');
    expect(await screen.findByText('Paiement par carte indisponible')).toBeTruthy();
    expect(field('method][value=cash').disabled).toBe(false);
    cardProvider.element.mount.mockImplementation(() => queueMicrotask(() => cardProvider.emit('ready')));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Réessayer' })));
    await seeCardForm();
    expect(screen.queryByText('Paiement par carte indisponible')).toBeNull();
  });

  it('without an intent says so, and asks for one again [PAY-12]', async () => {
    const api = fakeApi({
      [customerPath]: customer,
      [intentPath]: apiError(502, 'payment_provider', 'Le service de paiement est indisponible'),
    });
    await toPayment();
    await choose('card');
    expect(await screen.findByText('Paiement par carte indisponible')).toBeTruthy();
    const asked = bodies(api, intentPath).length;
    await press('place-order');
    expect(alerts().map(({ key }) => key)).toContain('Payment failed, please try again');
    expect(bodies(api, intentPath)).toHaveLength(asked + 1);
    expect(bodies(api, post)).toEqual([]);
    expect(cardProvider.confirmPayment).not.toHaveBeenCalled();
  });

  it('is no longer called unavailable while its payment is asked for again, which each press of the button does [PAY-12]', async () => {
    const unavailable = apiError(502, 'payment_provider', 'Le service de paiement est indisponible');
    const second = Promise.withResolvers<typeof unavailable>();
    const api = fakeApi({ [customerPath]: customer, [intentPath]: [unavailable, second.promise, intent()] });
    await toPayment();
    await choose('card');
    expect(bodies(api, intentPath)).toHaveLength(2);
    expect(screen.queryByText('Paiement par carte indisponible')).toBeNull();
    await act(async () => second.resolve(unavailable));
    expect(await screen.findByText('Paiement par carte indisponible')).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Réessayer' })));
    await seeCardForm();
    expect(bodies(api, intentPath)).toHaveLength(3);
  });

  it('says where the provider’s script can’t be had, and tries again when asked [PAY-18]', async () => {
    vi.mocked(loadScript).mockRejectedValue(new Error('no network'));
    fakeApi({ [customerPath]: customer, [intentPath]: intent() });
    await toPayment({ cardPublicKey: 'pk_test_other' });
    await choose('card');
    expect(await screen.findByText('Paiement par carte indisponible')).toBeTruthy();
    vi.mocked(loadScript).mockResolvedValue(undefined);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Réessayer' })));
    await seeCardForm();
    expect(screen.queryByText('Paiement par carte indisponible')).toBeNull();
  });

  it('whose POST got no answer is posted again as it was, and nothing is authorised twice [PAY-16]', async () => {
    const api = fakeApi({
      [customerPath]: customer,
      [intentPath]: intent(),
      [post]: [apiError(500, 'internal', ''), storedOrder()],
      [put]: updatedOrder,
    });
    await toPayment();
    await payByCard();
    await act(() => vi.waitFor(() => expect(alerts()).toHaveLength(1)));
    expect(field('method][value=cash').disabled).toBe(true);
    await press('place-order');
    await act(() => vi.waitFor(() => expect(currentUrl()).toContain('/success')));
    const [first, second] = bodies(api, post);
    expect(second).toEqual(first);
    expect(cardProvider.confirmPayment).toHaveBeenCalledTimes(1);
  });

  it('in cash stays one order though a card’s payment is prepared late, and is not what a card pays [CHK-37, PAY-16]', async () => {
    const late = Promise.withResolvers<ReturnType<typeof intent>>();
    const api = fakeApi({
      [customerPath]: customer,
      [intentPath]: [late.promise, intent('pi_2')],
      [post]: [apiError(500, 'internal', ''), apiError(500, 'internal', ''), storedOrder()],
      [put]: updatedOrder,
    });
    await toPayment();
    await press('place-order');
    await act(async () => late.resolve(intent()));
    await press('place-order');
    const [first, second] = bodies(api, post);
    expect(first).toMatchObject({ payment_method: 'cash', transaction_id: null });
    expect(second).toEqual(first);
    expect(useCartStore.getState().attempt).toMatchObject({ localId: first.local_id, paymentIntentId: null });
    await payByCard();
    await act(() => vi.waitFor(() => expect(currentUrl()).toContain('/success')));
    const [, , third] = bodies(api, post);
    expect(third).toEqual({ ...first, payment_method: 'card', transaction_id: 'pi_2' });
  });

  it('that was refused with its payment starts over with another local id [PAY-22]', async () => {
    const api = fakeApi({
      [customerPath]: customer,
      [intentPath]: [intent(), intent('pi_2')],
      [post]: [apiError(402, 'payment_not_confirmed', 'Le paiement n’a pas été confirmé'), storedOrder()],
      [put]: updatedOrder,
    });
    await toPayment();
    await payByCard();
    await act(() => vi.waitFor(() => expect(alerts()).toHaveLength(1)));
    expect(alerts()[0]?.key).toBe('Payment failed, please try again');
    // Another payment was prepared meanwhile, and the diner confirms it.
    await act(() => vi.waitFor(() => expect(useCartStore.getState().attempt?.paymentIntentId).toBe('pi_2')));
    await seeCardForm();
    await press('place-order');
    await act(() => vi.waitFor(() => expect(currentUrl()).toContain('/success')));
    const [before, after] = bodies(api, post);
    expect(after.local_id).not.toBe(before.local_id);
    expect(after.transaction_id).toBe('pi_2');
  });

  it('that became dearer is prepared again for the amount of the server, which the diner may then confirm [PAY-21, CHK-47]', async () => {
    const expected = { subtotal: 21, discount: 0, delivery: 0, tax: 1.91, total: 21 };
    const cart = { items: [{ index: 0, item_id: 101, unit_price: 10.5, line_total: 21 }], free_items: [], offers: [] };
    const api = fakeApi({
      [customerPath]: customer,
      [intentPath]: [intent(), intent('pi_2')],
      [post]: apiError(409, 'totals_mismatch', 'Le montant de la commande a changé', { expected, cart }),
    });
    await toPayment();
    await payByCard();
    await act(() => vi.waitFor(() => expect(useCartStore.getState().attempt?.paymentIntentId).toBe('pi_2')));
    const [, second] = bodies(api, intentPath);
    expect(second).toMatchObject({ amount: '21.00', order: { total: 21 } });
    expect(bodies(api, post)).toHaveLength(1);
  });

  it.each(['card', 'cash'])(
    'that became dearer before it was asked for says so to whoever pays by %s, before anything is ordered [CHK-47]',
    async (method) => {
      const expected = { subtotal: 21, discount: 0, delivery: 0, tax: 1.91, total: 21 };
      const cart = {
        items: [{ index: 0, item_id: 101, unit_price: 10.5, line_total: 21 }],
        free_items: [],
        offers: [],
      };
      const dearer = apiError(409, 'totals_mismatch', 'Le montant de la commande a changé', { expected, cart });
      const api = fakeApi({
        [customerPath]: customer,
        [intentPath]: [dearer, intent('pi_2')],
        [post]: storedOrder(),
        [put]: updatedOrder,
      });
      await toPayment();
      await act(() => vi.waitFor(() => expect(alerts()).toHaveLength(1)));
      expect(alerts()[0]?.text).toMatch(/20,00.+21,00/);
      expect(bodies(api, post)).toHaveLength(0);
      if (method === 'card') await payByCard();
      else await press('place-order');
      await act(() => vi.waitFor(() => expect(bodies(api, post)).toHaveLength(1)));
      expect(bodies(api, post)[0]).toMatchObject({ payment_method: method, total: 21 });
      expect(bodies(api, intentPath)).toHaveLength(method === 'card' ? 2 : 1);
    },
  );

  it('that is refused before it was asked for says why, and asks no more by itself [CHK-47]', async () => {
    const refused = apiError(422, 'item_unavailable', 'Margherita : indisponible(s).');
    const api = fakeApi({ [customerPath]: customer, [intentPath]: refused });
    await toPayment();
    await act(() => vi.waitFor(() => expect(alerts()).toHaveLength(1)));
    expect(alerts()[0]?.text).toContain('Margherita');
    expect(bodies(api, intentPath)).toHaveLength(1);
  });

  it('that became unavailable unlocks the cart and forgets its payment [PAY-21]', async () => {
    const api = fakeApi({
      [customerPath]: customer,
      [intentPath]: [intent(), intent('pi_2')],
      [post]: apiError(422, 'item_unavailable', 'Margherita : indisponible(s).'),
    });
    await toPayment();
    await payByCard();
    await act(() => vi.waitFor(() => expect(alerts()).toHaveLength(1)));
    expect(alerts()[0]?.text).toContain('Margherita');
    await act(() => vi.waitFor(() => expect(useCartStore.getState().attempt?.paymentIntentId).toBe('pi_2')));
    const [first, second] = bodies(api, intentPath);
    expect(second).not.toHaveProperty('payment_intent_id');
    expect(second.local_id).toBe(first.local_id);
    expect(field('method][value=cash').disabled).toBe(false);
  });
});
