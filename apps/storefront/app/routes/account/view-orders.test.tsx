import { liveOrderToWire } from '@comptoir/contract';
import { exampleReceipt } from '@comptoir/contract/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useCartStore } from '../../state/cart/cart-store.ts';
import { useSheetStore } from '../../state/page/sheet-store.ts';
import { authPath, ordersAnswer, pastOrder, session, signIn } from '../../testing/account-diner.ts';
import { alerts } from '../../testing/checkout-diner.ts';
import { apiError, fakeApi } from '../../testing/fake-api.ts';
import { FakeEvents } from '../../testing/fake-events.ts';
import { currentUrl, renderPage } from '../../testing/render-page.tsx';
import * as page from './view-orders.tsx';

const path = `GET ${authPath('orders')}`;
const main = () => within(screen.getByRole('main'));
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ') ?? '';
const press = (name: string | RegExp) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

async function open(answers: Parameters<typeof fakeApi>[0], url?: string) {
  const api = fakeApi(answers);
  signIn();
  await renderPage('/profile/ViewOrders', page, url ? { url } : {});
  return api;
}

describe('the orders of an account', () => {
  it('are listed with number, date, status, lines, total and the promised time [RTE-21, AUT-14, AUT-15, AUT-26]', async () => {
    const later = pastOrder({
      orderNumber: 2418,
      status: 'pending',
      createdAt: '2026-11-23T18:40:00+01:00',
      mode: 'delivery',
      customer: { ...pastOrder().customer, date: '2026-11-23 19:45-20:00' },
    });
    const cancelled = pastOrder({ orderNumber: 2300, status: 'cancelled', receipt: null, readyFrom: null });
    const api = await open({ [path]: ordersAnswer([later, pastOrder(), cancelled]) });
    expect(api.calls[0]?.query).toEqual({ token: session.token, user_id: '42', page: '1', limit: '20' });
    const cards = screen.getAllByTestId('order').map((card) => plain(card.textContent));
    expect(cards).toHaveLength(3);
    for (const part of ['Nº 2418', 'Aujourd’hui, 18 h 40 · Livraison', 'En attente', '23,00 €'])
      expect(cards[0]).toContain(part);
    expect(cards[0]).toContain('Livraison prévue : lundi 23 novembre, 19 h 45 – 20 h');
    for (const part of ['20 novembre 2026 · Retrait', 'Payée', '2 × Margherita', 'Retrait prévu vendredi 20 novembre'])
      expect(cards[1]).toContain(part);
    expect(cards[2]).toContain('Annulée');
    expect(cards[2]).not.toContain('prévu');
    expect(screen.getByText('Payée').dataset.i18n).toBe('paid');
  });

  it('are none yet [AUT-15]', async () => {
    await open({ [path]: ordersAnswer([]) });
    expect(main().getByText('Vous n’avez pas encore de commande')).toBeTruthy();
    expect(main().getByRole('link', { name: 'Voir la carte' }).getAttribute('href')).toBe('/menu');
  });

  it('stand twenty on a page, with a next one as long as there is more [AUT-14]', async () => {
    const api = await open({ [path]: [ordersAnswer([pastOrder()], 21), ordersAnswer([pastOrder()], 21, 2)] });
    expect(main().queryByRole('link', { name: 'Page précédente' })).toBeNull();
    await act(async () => fireEvent.click(main().getByRole('link', { name: 'Page suivante' })));
    expect(currentUrl()).toBe('/profile/ViewOrders?page=2');
    expect(api.calls[1]?.query).toMatchObject({ page: '2', limit: '20' });
    expect(main().queryByRole('link', { name: 'Page suivante' })).toBeNull();
    expect(main().getByRole('link', { name: 'Page précédente' }).getAttribute('href')).toBe('/profile/ViewOrders');
  });

  it.each(['0', '-1', '1e9', 'x', '1.5', '99999999999'])('begin with the first page for %j', async (asked) => {
    const api = await open({ [path]: ordersAnswer([pastOrder()]) }, `/profile/ViewOrders?page=${asked}`);
    expect(api.calls[0]?.query.page).toBe('1');
  });

  it('lead back from beyond the last page', async () => {
    await open({ [path]: ordersAnswer([], 3, 9) }, '/profile/ViewOrders?page=9');
    expect(main().getByRole('link', { name: 'Page précédente' }).getAttribute('href')).toBe('/profile/ViewOrders');
  });

  it('that can’t be read are told of in the server’s words, and tried again [ERR-16]', async () => {
    await open({ [path]: [apiError(422, 'validation', 'Plus tard'), ordersAnswer([pastOrder()])] });
    expect(alerts()[0]?.text).toBe('Plus tard.');
    await press('Réessayer');
    expect(screen.getAllByTestId('order')).toHaveLength(1);
  });
});

describe('the order of a company', () => {
  const invoice = `GET ${authPath('invoice')}`;
  const papers = [
    { number: 'F2026-000001', kind: 'invoice', hasPdf: true },
    { number: 'A2026-000001', kind: 'credit', hasPdf: false },
  ] as const;

  it('has its invoice as a file, and says that a credit note is not drawn yet [LAW-67]', async () => {
    const pdf = Buffer.from('%PDF-1.7 œ').toString('base64');
    const api = await open(
      {
        [path]: ordersAnswer([pastOrder({ papers: [...papers] })]),
        [invoice]: { body: { status: 'success', payload: { pdf } } },
      },
      '/profile/ViewOrders?order=2417',
    );
    const blobs: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => blobs.push(blob) && 'blob:1' }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    screen.getByText(/^Le PDF de A2026-000001 sera prêt/);
    await press('Télécharger la facture F2026-000001');
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('F2026-000001.pdf');
    expect(await (blobs[0] as Blob).text()).toBe('%PDF-1.7 œ');
    expect(api.calls.at(-1)).toMatchObject({ query: { number: 'F2026-000001' }, signed: { userId: '42' } });
  });

  it('says why a file can’t be had, and lets it be asked for again [LAW-67]', async () => {
    await open(
      {
        [path]: ordersAnswer([pastOrder({ papers: [...papers] })]),
        [invoice]: apiError(503, 'overloaded', 'Plus tard'),
      },
      '/profile/ViewOrders?order=2417',
    );
    await press('Télécharger la facture F2026-000001');
    expect(alerts()[0]?.text).toBe('Plus tard.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /la facture/ }).disabled).toBe(false);
  });
});

describe('an order of the past', () => {
  it('is shown as it was stored, at an address of its own', async () => {
    await open({ [path]: ordersAnswer([pastOrder()]) });
    await act(async () => fireEvent.click(main().getByRole('link', { name: 'Détails de la commande nº 2417' })));
    expect(currentUrl()).toBe('/profile/ViewOrders?order=2417');
    const detail = plain(screen.getByTestId('order-detail').textContent);
    for (const part of ['Commande nº 2417', 'Payée', '1 × Margherita', 'Total10,00 €', '9,09 €'])
      expect(detail).toContain(part);
    await press('Fermer');
    await act(() => vi.waitFor(() => expect(currentUrl()).toBe('/profile/ViewOrders')));
    expect(screen.queryByTestId('order-detail')).toBeNull();
  });

  it('has the button to withdraw above its recap, as long as something of it can be given back [LAW-34]', async () => {
    const token = 'GdckLSwGLWd5nwJMrffdrA';
    const lemonade = { line: 0, name: 'Limonade', units: 1, amountCents: 390, amountsCents: [390] };
    const withdrawal = { until: null, lines: [lemonade], deliveryCents: 0, declared: [] };
    const short = {
      form: 'short',
      orderNumber: 2417,
      version: 4,
      state: 'done',
      day: Temporal.PlainDate.from('2026-11-20'),
      totalCents: 1000,
    } as const;
    FakeEvents.opened = [];
    vi.stubGlobal('EventSource', FakeEvents);
    await open({ [path]: ordersAnswer([pastOrder({ trackToken: token })]) }, '/profile/ViewOrders?order=2417');
    expect(screen.queryByTestId('withdraw')).toBeNull();
    FakeEvents.opened[0]?.tell('order', liveOrderToWire({ ...short, withdrawal }, 'Europe/Paris'));
    const text = plain(screen.getByTestId('order-detail').textContent);
    expect(text.indexOf('Renoncer au contrat ici')).toBeLessThan(text.indexOf('1 × Margherita'));
    await press('Renoncer au contrat ici');
    expect(plain(screen.getByTestId('withdrawal').textContent)).toContain('Commande nº 2417. Vous n’avez pas');
  });

  it('goes on as its own page says, to which it leads [LIV-21]', async () => {
    const token = 'GdckLSwGLWd5nwJMrffdrA';
    const at = Temporal.Instant.from('2026-11-23T18:00:00Z');
    const live = liveOrderToWire(
      {
        form: 'whole',
        orderNumber: 2417,
        version: 2,
        state: 'accepted',
        reception: 'manual',
        mode: 'pickup',
        arrivedAt: at,
        startAt: at,
        startedAt: null,
        dueAt: at,
        acceptedAt: at,
        seenAt: at,
        readyAt: null,
        leftAt: null,
        endedAt: null,
        waitingSince: null,
        canCancel: false,
        canInvoice: false,
        reason: null,
        message: null,
        soldOut: [],
        again: [],
        refunds: [{ lines: [0], amountCents: 400, status: 'done', at }],
        withdrawal: null,
        receipt: exampleReceipt({ orderNumber: 2417, paymentMethod: 'card', status: 'paid' }),
      },
      'Europe/Paris',
    );
    FakeEvents.opened = [];
    vi.stubGlobal('EventSource', FakeEvents);
    await open({ [path]: ordersAnswer([pastOrder({ trackToken: token })]) }, '/profile/ViewOrders?order=2417');
    const progress = screen.getByTestId('order-progress');
    const link = within(progress).getByRole('link', { name: 'Suivre la commande' });
    expect(link.getAttribute('href')).toBe(`/commande/${token}`);
    FakeEvents.opened[0]?.tell('order', live);
    expect(plain(progress.textContent)).toContain('Acceptée');
    expect(plain(progress.textContent)).toContain('Vous êtes remboursé de 4,00 €.');
  });

  it('says that its receipt is gone, where it is', async () => {
    await open({ [path]: ordersAnswer([pastOrder({ receipt: null })]) }, '/profile/ViewOrders?order=2417');
    expect(screen.getByTestId('order-detail').textContent).toContain('n’est plus disponible');
  });

  it('goes into the cart again as it was, and the cart opens', async () => {
    const [line] = pastOrder().lines;
    const same = { ...line, unitCents: 1150 } as NonNullable<typeof line>;
    await open({ [path]: ordersAnswer([pastOrder({ lines: [same] })]) });
    await press(/^Commander à nouveau la commande/);
    expect(useCartStore.getState().lines).toMatchObject([
      {
        itemId: 101,
        options: [{ optionId: 1, choices: [{ choiceId: 1001, quantity: 1 }] }],
        quantity: 2,
        note: 'bien cuite',
      },
    ]);
    expect(useSheetStore.getState().sheet).toEqual({ name: 'cart' });
    expect(screen.queryByTestId('reorder')).toBeNull();
  });

  it('goes into the cart at today’s prices, and says what is gone, changed or dearer', async () => {
    const [line] = pastOrder().lines as [ReturnType<typeof pastOrder>['lines'][0]];
    const lines = [
      { ...line, unitCents: 1000 },
      { ...line, itemId: 999, name: 'Flan', options: [] },
      { ...line, options: [{ ...line.options[0], optionId: 77 } as (typeof line.options)[0]] },
    ];
    await open({ [path]: ordersAnswer([pastOrder({ lines })]) });
    await press(/^Commander à nouveau la commande/);
    const told = plain(screen.getByTestId('reorder').textContent);
    for (const part of [
      '2 plats sont dans votre panier.',
      'N’est plus servi :Flan',
      'son choix a changé :Margherita',
      'Coûte plus cher qu’alors :Margherita : 10,00 € → 11,50 €',
    ])
      expect(told).toContain(part);
    expect(useCartStore.getState().lines).toHaveLength(1);
    await press('Voir le panier');
    expect(useSheetStore.getState().sheet).toEqual({ name: 'cart' });
  });

  it('of which nothing is served any more leaves the cart alone, and leads to the menu', async () => {
    const lines = pastOrder().lines.map((line) => ({ ...line, itemId: 999 }));
    await open({ [path]: ordersAnswer([pastOrder({ lines })]) });
    await press(/^Commander à nouveau la commande/);
    expect(screen.getByTestId('reorder').textContent).toContain('Rien de cette commande');
    expect(useCartStore.getState().lines).toEqual([]);
  });

  it('says that a full cart took not all of it', async () => {
    const lines = pastOrder().lines.map((line) => ({ ...line, unitCents: 1150 }));
    await open({ [path]: ordersAnswer([pastOrder({ lines })]) });
    useCartStore.setState({
      isReady: true,
      lines: [
        {
          id: 'a',
          itemId: 101,
          options: [{ optionId: 1, choices: [{ choiceId: 1001, quantity: 1 }] }],
          quantity: 98,
          note: 'bien cuite',
        },
      ],
    });
    await press(/^Commander à nouveau la commande/);
    expect(screen.getByTestId('reorder').textContent).toContain('Votre panier est plein');
    expect(useCartStore.getState().lines[0]?.quantity).toBe(99);
  });
});
