import { type LiveOrder, liveOrderToWire, paths } from '@comptoir/contract';
import { exampleReceipt } from '@comptoir/contract/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { apiError, fakeApi } from '../testing/fake-api.ts';
import { FakeEvents } from '../testing/fake-events.ts';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './live.tsx';

const token = 'GdckLSwGLWd5nwJMrffdrA';
const arrivedAt = Temporal.Instant.from('2026-11-23T18:00:00Z');
const paid = exampleReceipt({ orderNumber: 1042, paymentMethod: 'card', status: 'paid' });

/** An order that was handed over, whose day is still open. */
const done: LiveOrder = {
  form: 'whole',
  orderNumber: 1042,
  version: 4,
  state: 'done',
  reception: 'manual',
  mode: 'pickup',
  arrivedAt,
  startAt: arrivedAt,
  startedAt: arrivedAt,
  dueAt: arrivedAt,
  waitingSince: null,
  canCancel: false,
  canInvoice: true,
  seenAt: null,
  acceptedAt: arrivedAt,
  readyAt: null,
  leftAt: null,
  endedAt: arrivedAt,
  reason: null,
  message: null,
  refunds: [],
  soldOut: [],
  again: [],
  withdrawal: null,
  receipt: paid,
};
const wire = (change: Partial<LiveOrder> = {}) => liveOrderToWire({ ...done, ...change }, 'Europe/Paris');
const ask = `POST ${paths.askInvoice(token)}`;
const bound = wire({ version: 5, canInvoice: false, receipt: { ...paid, companyName: 'Atelier Perrachon' } });
const typed = {
  'Raison sociale': 'Atelier Perrachon',
  'SIREN ou SIRET': '732 829 320',
  'Adresse de facturation': '22 rue de la Martinière',
  'Code postal': '69001',
  Ville: 'Lyon',
};

beforeEach(() => {
  FakeEvents.opened = [];
  vi.stubGlobal('EventSource', FakeEvents);
});

async function show(written: unknown, answers: Parameters<typeof fakeApi>[0] = {}) {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset.order = token;
  script.textContent = JSON.stringify(written);
  document.body.replaceChildren(script);
  const api = fakeApi(answers);
  await renderPage('/commande/:token', page, { url: `/commande/${token}` });
  return api;
}
const press = async (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
async function open(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = await show(wire(), answers);
  await screen.findByTestId('ask-invoice');
  await press('Demander une facture');
  await screen.findByTestId('invoice-form');
  return api;
}
function fill(form: Record<string, string>): void {
  for (const [label, value] of Object.entries(form))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

it('asks for an invoice with the checkout’s fields, and says that it comes by mail [LAW-68, LAW-57]', async () => {
  const api = await open({ [ask]: { body: { status: 'success', payload: { order: bound } } } });
  fill(typed);
  await press('Recevoir la facture');
  const [call] = api.calls.filter(({ method }) => method === 'POST');
  expect(call?.body).toEqual({
    name: 'Atelier Perrachon',
    siren: '732 829 320',
    address: '22 rue de la Martinière',
    postal_code: '69001',
    city: 'Lyon',
  });
  const said = await screen.findByText('Facture au nom de Atelier Perrachon, envoyée par e-mail.');
  expect(document.activeElement).toBe(said);
  expect(screen.queryByTestId('invoice-form')).toBeNull();
});

it('names what lacks at its field and sends nothing [LAW-58, LAW-59, LAW-68]', async () => {
  const api = await open();
  fill({ ...typed, 'SIREN ou SIRET': '732829321' });
  await press('Recevoir la facture');
  const wrong = () => [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map(({ name }) => name);
  expect(wrong()).toEqual(['siren']);
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('says in the server’s words that the day is closed [LAW-68]', async () => {
  await open({ [ask]: apiError(409, 'invoice_too_late', 'Demandez la facture au restaurant') });
  fill(typed);
  await press('Recevoir la facture');
  await screen.findByText(/^Demandez la facture au restaurant/);
});

it('is not offered where it can’t be made; cash that is due says when its invoice comes [LAW-68]', async () => {
  await show(wire({ canInvoice: false }));
  await screen.findByTestId('live-page');
  expect(screen.queryByTestId('ask-invoice')).toBeNull();
  cleanup();
  const cash = exampleReceipt({ orderNumber: 1042, companyName: 'Atelier Perrachon' });
  await show(wire({ canInvoice: false, receipt: cash }));
  expect((await screen.findByTestId('invoice-of')).textContent).toBe(
    'Facture au nom de Atelier Perrachon\u00a0: elle arrive par e-mail une fois la commande payée.',
  );
});
