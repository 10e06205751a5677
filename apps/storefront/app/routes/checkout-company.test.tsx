import type { Settings } from '@comptoir/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { emptyCompanyForm } from '../state/checkout/order-forms.ts';
import { fillPersonal, openTab, press, putInCart, type } from '../testing/checkout-diner.ts';
import { exampleCatalogue } from '../testing/example-catalogue.ts';
import { checkoutPath, fakeApi, storedOrder, updatedOrder } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './checkout.tsx';

async function atPersonal(company: Settings['company'] = { isOffered: true }) {
  const api = fakeApi({ [`POST ${checkoutPath}`]: storedOrder(), [`PUT ${checkoutPath}`]: updatedOrder });
  putInCart(101, 2);
  const { settings } = exampleCatalogue();
  await renderPage('/checkout', page, { catalogue: exampleCatalogue({ settings: { ...settings, company } }) });
  await press('checkout-tab-personal');
  await fillPersonal();
  return api;
}

const box = () => screen.queryByTestId<HTMLInputElement>('for-company');
const tick = async () => {
  await act(async () => fireEvent.click(screen.getByTestId('for-company')));
  if (box()?.checked) await screen.findByTestId('company');
};
const typed = {
  companyName: 'Atelier Perrachon',
  siren: '732 829 320',
  billingAddress: '22 rue de la Martinière',
  billingPostalCode: '69001',
  billingCity: 'Lyon',
};
async function fill(form: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(form)) await type(name, text);
}
const bodyOf = ({ calls }: ReturnType<typeof fakeApi>) =>
  calls.find(({ method, path }) => method === 'POST' && path === checkoutPath)?.body as { company?: object };
const kept = () => JSON.parse(sessionStorage.checkout).company;
const wrong = () => [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(({ name }) => name);

it('is for a person, unless the diner says that it is for a company [LAW-57]', async () => {
  const api = await atPersonal();
  expect([box()?.checked, screen.queryByTestId('company')]).toEqual([false, null]);
  await press('checkout-next');
  await press('checkout-next');
  await press('place-order');
  expect(bodyOf(api)).not.toHaveProperty('company');
});

it('has no box where the restaurant takes no orders of companies [LAW-56, LAW-57]', async () => {
  await atPersonal({ isOffered: false });
  expect(box()).toBeNull();
});

it('sends the company as it was typed, says its name before the order, and forgets it with the order [LAW-57, LAW-60]', async () => {
  const api = await atPersonal();
  await tick();
  await fill({ ...typed, vatNumber: 'fr 44 732829320', reference: ' PO-7 ' });
  expect(kept()).toEqual({ ...emptyCompanyForm, ...typed, vatNumber: 'fr 44 732829320', reference: ' PO-7 ' });
  await press('checkout-next');
  await press('checkout-next');
  expect(screen.getByText('Facture au nom de Atelier Perrachon')).toBeTruthy();
  await press('place-order');
  expect(bodyOf(api).company).toEqual({
    name: 'Atelier Perrachon',
    siren: '732 829 320',
    vat_number: 'fr 44 732829320',
    address: '22 rue de la Martinière',
    postal_code: '69001',
    city: 'Lyon',
    reference: 'PO-7',
  });
  await act(() => expect.poll(kept).toBeNull());
});

it('names what is missing or wrong at its field, and goes on once it is right [LAW-57, LAW-58, LAW-59]', async () => {
  await atPersonal();
  await tick();
  await press('checkout-next');
  expect(openTab()).toBe('personal');
  expect(wrong()).toEqual(['companyName', 'siren', 'billingAddress', 'billingPostalCode', 'billingCity']);
  expect(document.activeElement?.getAttribute('name')).toBe('companyName');
  await fill({ ...typed, siren: '732829321', billingPostalCode: '6900', vatNumber: 'FR 45 732829320' });
  await press('checkout-next');
  expect(wrong()).toEqual(['siren', 'billingPostalCode']);
  await fill({ siren: '732 829 320 00074', billingPostalCode: ' 69001 ' });
  await press('checkout-next');
  expect(wrong()).toEqual(['vatNumber']);
  // In the alert, and at the field.
  expect(screen.getAllByText('Ce nº de TVA n’est pas celui de ce SIREN.')).toHaveLength(2);
  await fill({ vatNumber: '' });
  await press('checkout-next');
  expect(openTab()).toBe('delivery');
});

it('is for a person again once the box is not ticked any more [LAW-57]', async () => {
  const api = await atPersonal();
  await tick();
  await tick();
  expect(kept()).toBeNull();
  await press('checkout-next');
  await press('checkout-next');
  await press('place-order');
  expect(bodyOf(api)).not.toHaveProperty('company');
});
