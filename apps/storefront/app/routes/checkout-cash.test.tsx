import type { GuestCash } from '@comptoir/domain';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCheckoutStore } from '../state/checkout/checkout-store.ts';
import { session, signIn } from '../testing/account-diner.ts';
import { alerts, field, goToPayment, openTab, press, putInCart, type } from '../testing/checkout-diner.ts';
import { exampleCatalogue } from '../testing/example-catalogue.ts';
import { apiError, checkoutPath, fakeApi, storedOrder, updatedOrder } from '../testing/fake-api.ts';
import { currentUrl, renderPage } from '../testing/render-page.tsx';
import * as page from './checkout.tsx';

const post = `POST ${checkoutPath}`;
const put = `PUT ${checkoutPath}`;
const needed = apiError(403, 'cash_code_needed', 'Un code vient d’être envoyé');
const wrong = apiError(400, 'otp_invalid', 'Code incorrect ou expiré');

function catalogueWith(guestCash: GuestCash) {
  const { settings } = exampleCatalogue();
  return { catalogue: exampleCatalogue({ settings: { ...settings, payments: { ...settings.payments, guestCash } } }) };
}
const order = async () => {
  await press('place-order');
  await act(() => expect.poll(() => useCheckoutStore.getState().state.isSubmitting).toBe(false));
};
const posts = (api: ReturnType<typeof fakeApi>) =>
  api.of('POST').flatMap(({ path, body }) => (path === checkoutPath ? [body as Record<string, unknown>] : []));

describe('a guest’s order in cash that is to be confirmed by a code', () => {
  async function toCode(answers: Parameters<typeof fakeApi>[0][string]) {
    const api = fakeApi({ [post]: answers, [put]: updatedOrder });
    putInCart(101);
    await renderPage('/checkout', page, catalogueWith({ kind: 'code', from: 3 }));
    await goToPayment();
    await order();
    return api;
  }

  it('asks for the digits that its mailbox got, and sends the same order with them [PAY-26]', async () => {
    const api = await toCode([needed, storedOrder()]);
    expect([openTab(), alerts()]).toEqual(['payment', []]);
    expect([field('cash_code').autocomplete, document.activeElement]).toEqual(['one-time-code', field('cash_code')]);
    expect(screen.getByText(/envoyé à camille@example.com/)).toBeTruthy();
    await type('cash_code', '417 203');
    await order();
    const [first, second] = posts(api);
    expect(first?.cash_code).toBeUndefined();
    expect(second).toEqual({ ...first, cash_code: '417203' });
    expect(currentUrl()).toBe('/success');
  });

  it('says that a code is wrong, and takes another one for the same order [PAY-26]', async () => {
    const api = await toCode([needed, wrong, storedOrder()]);
    await type('cash_code', '000000');
    await order();
    expect(screen.getByText(/Ce code est faux ou a expiré/)).toBeTruthy();
    expect(field('cash_code').value).toBe('');
    await type('cash_code', '417203');
    await act(async () => fireEvent.submit(field('cash_code')));
    await act(() => expect.poll(currentUrl).toBe('/success'));
    expect(new Set(posts(api).map(({ local_id }) => local_id)).size).toBe(1);
  });

  it('keeps the code where there was no answer, and sends it again [PAY-26]', async () => {
    const api = await toCode([needed, apiError(503, 'unavailable', 'Indisponible'), storedOrder()]);
    await type('cash_code', '417203');
    await order();
    await order();
    expect(posts(api).map(({ cash_code }) => cash_code)).toEqual([undefined, '417203', '417203']);
  });
});

describe('cash where it is for accounts only', () => {
  const cash = () => document.querySelector<HTMLInputElement>('[name=method][value=cash]');
  const show = async () => {
    fakeApi({});
    putInCart(101);
    await renderPage('/checkout', page, catalogueWith({ kind: 'account' }));
    await press('checkout-tab-payment');
  };

  it('is shown to a guest, with its reason and a way in that leads back [PAY-26]', async () => {
    await show();
    expect([cash()?.disabled, cash()?.checked]).toEqual([true, false]);
    expect(screen.getByText('Réservées à ceux qui ont un compte.')).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Se connecter' })));
    expect([currentUrl(), sessionStorage.getItem('auth-return')]).toEqual(['/auth/login', '"/checkout"']);
  });

  it('is offered to an account whose address is proven [PAY-26]', async () => {
    signIn();
    await show();
    expect(session.user.isVerified).toBe(true);
    expect(cash()?.disabled).toBe(false);
  });
});
