import { exampleBoardOrder, exampleEvent, exampleOrderSheet } from '@comptoir/contract/testing';
import { hearServerDate } from '@comptoir/web-app/clock';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { closeSheet, useSheetStore } from '../../state/board/sheet-store.ts';
import { useHistoryStore } from '../../state/history/history-store.ts';
import { fakeOffice, replies } from '../../testing/fake-office.ts';
import { plain, press, type } from '../../testing/form-steps.ts';
import { renderOffice } from '../../testing/render-office.tsx';

const { success, refusal, signedIn } = replies;
const now = Temporal.Instant.from('2026-11-20T19:31:00+01:00');
const at = { date: new Date(now.epochMilliseconds).toUTCString() };
const usual = useHistoryStore.getInitialState();
beforeEach(() => {
  hearServerDate(now.epochMilliseconds);
  useHistoryStore.setState(usual, true);
  closeSheet();
});

const past = (number: number, more: object = {}) => ({
  id: `0d9c1c1e-6a0f-4a55-9a06-6c1c0f7b${number}`,
  number,
  state: 'done',
  mode: 'pickup',
  arrivedAt: '2026-11-20T18:30:00Z',
  promisedAt: '2026-11-20T18:50:00Z',
  name: 'Camille Martin',
  paymentMethod: 'card',
  totalCents: 3165,
  refundedCents: 0,
  ...more,
});
const page = (orders: object[], next: number | null = null) => success({ orders, next });
const list = (query = 'from=2026-10-22') => `GET /v2/office/history?${query}`;

function open(path: string, more: Parameters<typeof fakeOffice>[0], role: 'kitchen' | 'manager' = 'manager') {
  const session = signedIn(role);
  const asked = fakeOffice({ 'GET /v2/office/session': [session[0], session[1], at], ...more });
  renderOffice(path);
  return asked;
}
const openList = (more: Parameters<typeof fakeOffice>[0], role?: 'kitchen' | 'manager') =>
  open('/office/historique', more, role);
const rows = async () => (await screen.findAllByTestId('history-order')).map(plain);
const choose = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

describe('the history', () => {
  it('shows orders with what became of them and of their money [REP-20]', async () => {
    openList({
      [list()]: page([
        past(1042, { state: 'new' }),
        past(1012, { mode: 'delivery', promisedAt: '2026-11-18T19:10:00Z', refundedCents: 450 }),
        past(1011, { state: 'refused', refundedCents: 3165, paymentMethod: 'cash', name: '' }),
      ]),
    });
    const [first, second, third] = await rows();
    expect(first).toContain('Aujourd’hui 19 h 50Camille Martin');
    expect(first).toContain('À accepter31,65 €');
    expect(second).toContain('18 novembre 2026 20 h 10');
    expect(second).toContain('LivraisonCarteTerminée · remboursée 4,50 €');
    expect(third).toContain('Client effacé');
    expect(third).toContain('Refusée · remboursée');
    expect(screen.getByRole('status').textContent).toBe('3 commandes');
    expect(screen.getByRole('link', { name: 'Ouvrir la commande nº 1042' }).getAttribute('href')).toBe(
      '/office/commandes/1042',
    );
  });

  it('goes on below the last order, and says when its end is reached [REP-20]', async () => {
    const asked = openList({
      [list()]: page([past(1042), past(1041)], 1041),
      [list('from=2026-10-22&after=1041')]: page([past(1040)]),
    });
    await rows();
    expect(plain(screen.getByRole('status'))).toBe('Les 2 dernières commandes');
    await press('Afficher les suivantes');
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect(screen.getByRole('status').textContent).toBe('3 commandes');
    expect(screen.queryByRole('button', { name: 'Afficher les suivantes' })).toBeNull();
    expect(asked.filter(({ path }) => path.includes('after'))).toHaveLength(1);
  });

  it('asks for what is searched, chosen and filtered; no address of a page holds it [REP-20, OFC-22]', async () => {
    const asked = openList({
      [list()]: page([past(1042)]),
      [list('text=marghe&from=2026-10-22')]: page([past(1042)]),
      [list('text=marghe&from=2026-11-19&to=2026-11-19')]: page([past(1042)]),
      [list('text=marghe&from=2026-11-19&to=2026-11-19&mode=delivery')]: page([past(1042)]),
      [list('text=marghe&from=2026-11-19&to=2026-11-19&mode=delivery&payment=cash&state=done&mark=late')]: page([]),
    });
    await rows();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'marghe' } });
    await waitFor(() => expect(asked.at(-1)?.path).toContain('text=marghe'));
    await choose('Période', 'yesterday');
    await choose('Mode', 'delivery');
    await waitFor(() => expect(asked.at(-1)?.path).toContain('mode=delivery'));
    useHistoryStore.setState({ payment: 'cash', state: 'done', mark: 'late' });
    expect(await screen.findByText('Aucune commande trouvée')).toBeTruthy();
    expect(window.location.search).toBe('');
    expect(screen.getByTestId('history-file').getAttribute('href')).toBe(
      '/v2/office/history/file?text=marghe&from=2026-11-19&to=2026-11-19&mode=delivery&payment=cash&state=done&mark=late',
    );
  });

  it('keeps a search of which the list is left at once [REP-20]', async () => {
    openList({ [list()]: page([past(1042)]), [list('text=marghe&from=2026-10-22')]: page([past(1042)]) });
    await rows();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'marghe' } });
    fireEvent.click(screen.getByRole('link', { name: 'Ouvrir la commande nº 1042' }));
    await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
    window.history.back();
    expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('marghe');
  });

  it('says why the server refuses a period [REP-20]', async () => {
    openList({
      [list()]: page([past(1042)]),
      [list('')]: page([past(1042)]),
      [list('from=2026-11-20')]: page([past(1042)]),
      [list('from=2026-11-20&to=2026-11-19')]: refusal(422, 'validation', {
        errors: { to: 'La période finit avant son début' },
      }),
    });
    await rows();
    useHistoryStore.setState({ period: 'chosen', from: '2026-11-20', to: '2026-11-19' });
    expect((await screen.findByRole('alert')).textContent).toContain('La période finit avant son début.');
    await choose('Au', '');
    expect(await rows()).toHaveLength(1);
  });

  it('has no periods, no file and no e-mail search for the kitchen [REP-20, ROL-20]', async () => {
    openList({ [list('')]: page([]) }, 'kitchen');
    expect(await screen.findByText('Aucune commande pour l’instant')).toBeTruthy();
    expect(screen.getByText('Les commandes d’hier et d’aujourd’hui.')).toBeTruthy();
    expect(screen.queryByLabelText('Période')).toBeNull();
    expect(screen.queryByTestId('history-file')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('searchbox').placeholder).not.toContain('e-mail');
  });

  it('says that it can’t be read, also without a connection, and reads again [OFC-06]', async () => {
    let isBack = false;
    openList({ [list()]: () => (isBack ? page([past(1042)]) : refusal(503, 'unavailable')) });
    await screen.findByText('Impossible à lire pour l’instant');
    isBack = true;
    await press('Réessayer');
    expect(await rows()).toHaveLength(1);
  });
});

const order = exampleBoardOrder({ number: 1012, state: 'done', dueCents: 0, mode: 'delivery', refundedCents: 450 });
const orderPath = 'GET /v2/office/history/1012';
const wire = (value: unknown) => JSON.parse(JSON.stringify(value));
const record = ({
  changed = {},
  sheet = exampleOrderSheet(),
  prints = [],
}: {
  changed?: object;
  sheet?: unknown;
  prints?: object[];
} = {}) => success({ order: wire({ ...order, ...changed }), sheet: wire(sheet), prints });
const openOrder = (more: Parameters<typeof fakeOffice>[0], role?: 'kitchen' | 'manager') =>
  open('/office/commandes/1012', more, role);

describe('the page of an order', () => {
  it.each([
    ['manager', 1],
    ['kitchen', 0],
  ] as const)('leads from a contested payment to its file: %s [PYX-77]', async (role, links) => {
    const dispute = { id: 'du_1', amountCents: 1000, reason: 'general', state: 'open', dueBy: null } as const;
    const disputes = [{ ...dispute, isRefundable: false, openedAt: Temporal.Instant.from('2026-11-20T20:00:00Z') }];
    openOrder({ [orderPath]: record({ sheet: exampleOrderSheet({ disputes }) }) }, role);
    await screen.findByTestId('dispute');
    const found = screen.queryAllByRole('link', { name: 'Dossier de contestation' });
    expect(found.map((link) => link.getAttribute('href'))).toEqual(Array(links).fill('/office/commandes/1012/dossier'));
  });

  it('makes an invoice for a company afterwards, and shows it with its files [LAW-68]', async () => {
    const { id } = order;
    const company = `/v2/office/orders/${id}/company`;
    const invoice = {
      number: 'F2026-000007',
      kind: 'invoice',
      issuedAt: '2026-11-20T20:00:00Z',
      issuedOn: '2026-11-20',
      orderNumber: 1012,
      company: 'Atelier Perrachon',
      siren: '732829320',
      totalCents: 3545,
      invoice: null,
      hasPdf: true,
      depositedOn: null,
    };
    let tries = 0;
    const asked = openOrder({
      [orderPath]: record(),
      [`GET ${company}`]: () =>
        success(
          tries > 1
            ? { company: 'Atelier Perrachon', canInvoice: false, invoices: [invoice] }
            : { company: null, canInvoice: true, invoices: [] },
        ),
      [`POST ${company}`]: () => {
        tries += 1;
        const drawn = [{ ...invoice, hasPdf: false }];
        if (tries > 1) return success({ company: 'Atelier Perrachon', canInvoice: false, invoices: drawn });
        return refusal(422, 'validation', { errors: { 'company.siren': 'Numéro SIREN ou SIRET invalide' } });
      },
    });
    await screen.findByText('Pas de facture pour cette commande.');
    await press('Faire une facture');
    await press('Faire la facture');
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
    const typed = {
      'Raison sociale': 'Atelier Perrachon ',
      'SIREN ou SIRET': '732829321',
      'Adresse de facturation': '22 rue de la Martinière',
      'Code postal': '69001',
      Ville: 'Lyon',
    };
    for (const [label, value] of Object.entries(typed)) await type(label, value);
    await press('Faire la facture');
    await screen.findByText('Numéro SIREN ou SIRET invalide');
    await type('SIREN ou SIRET', '732 829 320');
    await press('Faire la facture');
    const made = await screen.findByTestId('order-invoices');
    expect(plain(made)).toContain('Société : Atelier Perrachon.Facture F2026-000007, 35,45 €');
    const files = () => within(made).getAllByRole('link');
    expect(files()).toHaveLength(1);
    // The PDF is drawn after the answer, and shows without a tap.
    await expect.poll(() => files().length, { timeout: 5_000 }).toBe(2);
    expect(files().map((link) => link.getAttribute('href'))).toEqual([
      '/v2/office/invoices/F2026-000007/pdf',
      '/v2/office/invoices/F2026-000007/xml',
    ]);
    const [first, second] = asked.filter(({ method }) => method === 'POST').map(({ body }) => Object(body));
    expect(second.company).toEqual({
      name: 'Atelier Perrachon',
      siren: '732 829 320',
      vat_number: null,
      address: '22 rue de la Martinière',
      postal_code: '69001',
      city: 'Lyon',
      reference: null,
    });
    expect(second.actionId).toBe(first.actionId);
  });

  it('shows receipt, diner, history, refunds and prints [REP-21, BRD-46]', async () => {
    const sheet = exampleOrderSheet({
      events: [
        exampleEvent('placed', 0),
        exampleEvent('delayed', 24, { by: 'Karim', minutes: 10, dueAt: Temporal.Instant.from('2026-11-20T19:20:00Z') }),
        exampleEvent('mailed', 24, { notice: 'delayed' }),
        exampleEvent('mail_failed', 25),
        exampleEvent('refunded', 90, { amountCents: 450, refundReason: 'missing', by: 'Hélène' }),
      ],
    });
    openOrder({
      [orderPath]: record({
        sheet,
        prints: [
          { paper: 'kitchen', printer: 'Cuisine', copy: 1, state: 'failed', at: '2026-11-20T18:31:00Z' },
          { paper: 'receipt', printer: null, copy: 0, state: 'printed', at: '2026-11-20T18:32:00Z' },
        ],
      }),
    });
    const text = plain(await screen.findByTestId('past-order'));
    expect(text).toContain('Nº 101220 novembre 2026 · Livraison, 22 rue de la Martinière, 69001 Lyon');
    expect(text).toContain('camille@example.com');
    expect(text).toContain('Retardée de 10 min par Karim : 20 h 20');
    expect(text).toContain('E-mail « retardée » remis');
    expect(text).toContain('E-mail non remis');
    expect(text).toContain('Remboursé 4,50 € : Article manquant');
    expect(text).toContain('Remboursé : 4,50 €');
    expect(plain(screen.getByTestId('order-prints'))).toBe(
      '19 h 31Ticket cuisine : duplicata nº 1Cuisine · non imprimé19 h 32Reçuun écran · imprimé',
    );
    expect(screen.getAllByRole('link', { name: 'Historique', current: 'page' }).length).toBeGreaterThan(0);
  });

  it('says that nothing was collected of cash that was refused, and pays nothing back [REP-21, REP-24]', async () => {
    const { receipt } = exampleOrderSheet();
    const sheet = exampleOrderSheet({ receipt: { ...receipt, paymentMethod: 'cash', status: 'cancelled' } });
    openOrder({ [orderPath]: record({ changed: { state: 'refused', refundedCents: 0 }, sheet }) });
    const text = plain(await screen.findByTestId('past-order'));
    expect(text).toContain('Rien n’a été encaissé.');
    expect(text).not.toContain('Encaissée');
    expect(screen.queryByTestId('refund')).toBeNull();
  });

  it('tells of presumed cash, and notes that it was not collected with a reason [BOK-20]', async () => {
    let isMissing = false;
    const missing = `POST /v2/office/orders/${order.id}/cash-missing`;
    const changed = { paymentMethod: 'cash' as const, dueCents: 0 };
    const asked = openOrder({
      [orderPath]: () =>
        isMissing
          ? record({ changed: { ...changed, state: 'no_show' } })
          : record({ changed: { ...changed, isCashPresumed: true } }),
      [missing]: () => {
        isMissing = true;
        return success({ order: exampleBoardOrder() });
      },
    });
    expect(plain(await screen.findByTestId('past-order'))).toContain('Espèces présumées encaissées');
    await press('Non encaissée');
    await press('Noter comme non encaissée');
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
    await type('Pourquoi ?', ' Jamais venu ');
    await press('Noter comme non encaissée');
    await waitFor(() => expect(screen.queryByTestId('cash-missing-confirm')).toBeNull());
    expect(screen.queryByTestId('cash-missing')).toBeNull();
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ reason: 'Jamais venu' });
  });

  it('erases the diner at the second tap, once, and says so [REP-29]', async () => {
    let isErased = false;
    const erase = `POST /v2/office/orders/${order.id}/erase`;
    let refusals = 1;
    const asked = openOrder({
      [orderPath]: () =>
        isErased
          ? record({
              changed: { customer: { firstName: '', initial: '', phone: '' }, place: null },
              sheet: exampleOrderSheet({
                lastName: '',
                email: null,
                events: [exampleEvent('erased', 99, { by: 'Hélène' })],
              }),
            })
          : record(),
      [erase]: () => {
        if (refusals-- > 0) return refusal(503, 'unavailable');
        isErased = true;
        return success({ isReplayed: false });
      },
    });
    await press('Effacer les données du client');
    const confirm = within(screen.getByTestId('erase-confirm'));
    expect(confirm.getByRole('alert').textContent).toMatch(/commande nº\s1012 sont effacés pour toujours/);
    expect(document.activeElement?.textContent).toBe('Ne rien effacer');
    await press('Effacer');
    expect((await confirm.findAllByRole('alert')).length).toBe(2);
    await press('Effacer');
    expect(await screen.findByText('Les données du client ont été effacées.')).toBeTruthy();
    expect(screen.getByText('Données du client effacées')).toBeTruthy();
    expect(screen.queryByTestId('erase')).toBeNull();
    const bodies = asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toEqual(bodies[1]);
  });

  it('erases nothing of an order that goes on, which it opens on the board, nor for the kitchen [REP-29, ROL-20]', async () => {
    openOrder({ [orderPath]: record({ changed: { state: 'ready' } }) });
    await press('Ouvrir sur le tableau');
    expect(window.location.pathname).toBe('/office/board');
    expect(useSheetStore.getState().sheet).toMatchObject({ name: 'order', orderId: order.id });
  });

  it('leads to the board for an order that waits for an answer [LIV-25]', async () => {
    openOrder({ [orderPath]: record({ changed: { state: 'new' } }) });
    await waitFor(() => expect(window.location.pathname).toBe('/office/board'));
    expect(useSheetStore.getState().sheet).toMatchObject({ name: 'order', order: { number: 1012 } });
  });

  it('asks the kitchen for no erasure, and says that older orders are for managers [REP-29, ROL-20]', async () => {
    openOrder({ [orderPath]: record() }, 'kitchen');
    await screen.findByTestId('past-order');
    expect(screen.queryByTestId('erase')).toBeNull();
  });

  it.each([
    [refusal(403, 'forbidden'), 'Cette page demande un responsable'],
    [refusal(404, 'order_not_found'), 'Aucune commande 1012'],
    [refusal(500, 'internal'), 'Impossible à lire pour l’instant'],
  ])('says why there is none: %j [REP-21, OFC-06]', async (answer, said) => {
    openOrder({ [orderPath]: answer });
    expect(await screen.findByText(said)).toBeTruthy();
  });
});
