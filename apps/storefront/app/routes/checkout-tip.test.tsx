import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from '../platform/load-script.ts';
import { defineCardProvider, seeCardForm } from '../testing/card-provider.ts';
import { alerts, field, goToPayment, press, putInCart } from '../testing/checkout-diner.ts';
import { exampleCatalogue } from '../testing/example-catalogue.ts';
import { apiError, checkoutPath, fakeApi, storedOrder, updatedOrder } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './checkout.tsx';

vi.mock('../platform/load-script.ts', () => ({ loadScript: vi.fn(async () => undefined) }));

const customerPath = 'POST /v2/public/checkout/stripe-customer';
const intentPath = 'POST /v2/public/checkout/stripe-payment-intent';
const post = `POST ${checkoutPath}`;
const customer = { body: { status: 'success', payload: { customer: 'cus_1' } } };
const intent = { body: { status: 'success', payload: { id: 'pi_1', client_secret: 'pi_1_secret' } } };

const { settings } = exampleCatalogue();
const withTips = (tips: object | null = { amountsCents: [100, 200, 300], maxCents: 2000 }) => ({
  settings: {
    ...settings,
    payments: {
      ...settings.payments,
      isCashActive: true,
      isCardActive: true,
      cardPublicKey: 'pk_test_1',
      cardScriptUrl: 'https://cards.test/v3/',
      tips: tips as never,
    },
  },
});

const choose = (method: string) => act(async () => fireEvent.click(field(`method][value=${method}`)));
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const tip = () => screen.findByTestId('tip');
const chooseTip = async (name: string) => {
  const choice = within(await tip()).getByRole('radio', { name: (said) => spaced(said) === name });
  await act(async () => fireEvent.click(choice));
};
const bodies = (api: ReturnType<typeof fakeApi>, key: string) =>
  api.calls.filter(({ method, path }) => `${method} ${path}` === key).map(({ body }) => body);
const plain = (element: HTMLElement | null) => spaced(element?.textContent ?? '');
const button = () => plain(screen.getByTestId('place-order'));
const rows = () => plain(screen.queryByTestId('tip-rows'));
const answers = { [customerPath]: customer, [intentPath]: intent };

/** Two Margherita for 20 €, at the payment step. */
async function toPayment(tips?: object | null): Promise<void> {
  putInCart(101, 2);
  await renderPage('/checkout', page, { catalogue: exampleCatalogue(withTips(tips)) });
  await goToPayment();
}

beforeEach(() => {
  defineCardProvider();
  vi.mocked(loadScript).mockReset().mockResolvedValue(undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('a tip', () => {
  it('is asked for with the card alone, with none chosen, and untouched it is none [PYX-86]', async () => {
    const api = fakeApi({ ...answers, [post]: storedOrder(), [`PUT ${checkoutPath}`]: updatedOrder });
    await toPayment();
    expect(screen.queryByTestId('tip')).toBeNull();
    await choose('card');
    const asked = within(await tip());
    expect(asked.getByText('Un pourboire pour l’équipe ?')).toBeTruthy();
    expect(asked.getByText('Facultatif. Reversé en entier au personnel en contact avec vous.')).toBeTruthy();
    const names = asked.getAllByRole('radio').map((radio) => plain(radio.parentElement));
    expect(names).toEqual(['Non', '1 €', '2 €', '3 €', 'Autre montant']);
    expect((asked.getByRole('radio', { name: 'Non' }) as HTMLInputElement).checked).toBe(true);
    expect([rows(), button()]).toEqual(['', expect.stringContaining('20,00 €')]);
    await seeCardForm();
    await press('place-order');
    expect(bodies(api, post)[0]).toMatchObject({ total: 20 });
    expect(bodies(api, post)[0]).not.toHaveProperty('tip');
  });

  it('is shown beside the total, is what the button says, and is charged with one press [PYX-86, PYX-88, PYX-89]', async () => {
    const api = fakeApi({ ...answers, [post]: storedOrder(), [`PUT ${checkoutPath}`]: updatedOrder });
    await toPayment();
    await choose('card');
    await chooseTip('2 €');
    expect(rows()).toBe('Total de la commande20,00 €Pourboire pour l’équipe (hors TVA)2,00 €À payer22,00 €');
    expect(button()).toContain('22,00 €');
    expect(bodies(api, intentPath)).toHaveLength(1);
    await seeCardForm();
    await press('place-order');
    expect(bodies(api, intentPath).at(-1)).toMatchObject({ amount: '22.00', order: { total: 20, tip: '2.00' } });
    expect(bodies(api, post)).toMatchObject([{ total: 20, tip: '2.00', payment_method: 'card' }]);
  });

  it('goes with the choice of cash, and is none when the card is chosen again [PYX-86]', async () => {
    const api = fakeApi({ ...answers, [post]: storedOrder(), [`PUT ${checkoutPath}`]: updatedOrder });
    await toPayment();
    await choose('card');
    await chooseTip('3 €');
    await choose('cash');
    expect([screen.queryByTestId('tip'), rows()]).toEqual([null, '']);
    expect(button()).toContain('20,00 €');
    await choose('card');
    expect((within(await tip()).getByRole('radio', { name: 'Non' }) as HTMLInputElement).checked).toBe(true);
    await choose('cash');
    await press('place-order');
    expect(bodies(api, post)[0]).not.toHaveProperty('tip');
  });

  it.each([
    ['2,50', '22,50 €', null],
    ['20', '40,00 €', null],
    ['20,01', '20,00 €', /au plus 20,00 €/],
    ['-1', '20,00 €', /Écrivez un montant/],
    ['deux', '20,00 €', /Écrivez un montant/],
    ['', '20,00 €', null],
  ])('of another amount, typed as "%s", makes %s [PYX-86, PYX-87]', async (typed, payable, fault) => {
    fakeApi(answers);
    await toPayment();
    await choose('card');
    await chooseTip('1 €');
    await chooseTip('Autre montant');
    expect(button()).toContain('20,00 €');
    const input = screen.getByLabelText('Montant du pourboire en euros');
    await act(async () => fireEvent.change(input, { target: { value: typed } }));
    expect(button()).toContain(payable);
    expect(input.getAttribute('aria-invalid')).toBe(fault ? 'true' : null);
    if (fault) expect(plain(await tip())).toMatch(fault);
  });

  it('that the restaurant does not take any more is taken away, with the reason [PYX-87]', async () => {
    fakeApi({ ...answers, [post]: apiError(422, 'tip_invalid', 'Ce pourboire n’est pas possible') });
    await toPayment();
    await choose('card');
    await chooseTip('2 €');
    await seeCardForm();
    await press('place-order');
    expect(alerts()).toMatchObject([{ text: expect.stringContaining('Ce pourboire n’est pas possible') }]);
    expect([rows(), button()]).toEqual(['', expect.stringContaining('20,00 €')]);
  });

  it('is not asked for where the restaurant takes none [PYX-85]', async () => {
    fakeApi(answers);
    await toPayment(null);
    await choose('card');
    await seeCardForm();
    expect(screen.queryByTestId('tip')).toBeNull();
  });
});
