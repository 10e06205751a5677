import type { Settings } from '@comptoir/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chooseMode } from '../state/location/location-store.ts';
import { goToPayment, press, putInCart } from '../testing/checkout-diner.ts';
import { exampleCatalogue } from '../testing/example-catalogue.ts';
import { checkoutPath, fakeApi, storedOrder, updatedOrder } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './checkout.tsx';

const usual = { hasCutlery: true, takesOwnContainers: true };

async function atPayment(packaging: Settings['packaging'] = usual) {
  const api = fakeApi({ [`POST ${checkoutPath}`]: storedOrder(), [`PUT ${checkoutPath}`]: updatedOrder });
  putInCart(101, 2);
  const { settings } = exampleCatalogue();
  await renderPage('/checkout', page, { catalogue: exampleCatalogue({ settings: { ...settings, packaging } }) });
  await goToPayment();
  return api;
}
const box = (name: string) => screen.queryByTestId<HTMLInputElement>(name);
const tick = (name: string) => act(async () => fireEvent.click(screen.getByTestId(name)));
const bodyOf = ({ calls }: ReturnType<typeof fakeApi>) =>
  calls.find(({ method, path }) => method === 'POST' && path === checkoutPath)?.body as { wishes?: object };

it('asks for no cutlery and names no containers unless it is ticked [LAW-47, LAW-48]', async () => {
  const api = await atPayment();
  expect([box('cutlery')?.checked, box('own-containers')?.checked]).toEqual([false, false]);
  expect(box('own-containers')?.getAttribute('aria-describedby')).toBeTruthy();
  await press('place-order');
  expect(bodyOf(api)).not.toHaveProperty('wishes');
});

it('sends what is ticked, and the next order starts without it [LAW-47, LAW-48, LAW-49]', async () => {
  const api = await atPayment();
  for (const name of ['cutlery', 'own-containers', 'own-containers', 'own-containers']) await tick(name);
  await press('place-order');
  expect(bodyOf(api).wishes).toEqual({ cutlery: true, own_containers: true });
  await act(() => expect.poll(() => JSON.parse(sessionStorage.checkout).wishes).toEqual({}));
});

it('sends no containers once the order is delivered [LAW-48]', async () => {
  await atPayment();
  await tick('own-containers');
  await act(async () => chooseMode('delivery'));
  expect([box('cutlery')?.checked, box('own-containers')]).toEqual([false, null]);
});

it('shows no box of what the restaurant does not offer [LAW-47, LAW-48]', async () => {
  await atPayment({ hasCutlery: false, takesOwnContainers: false });
  expect([box('cutlery'), box('own-containers')]).toEqual([null, null]);
});
