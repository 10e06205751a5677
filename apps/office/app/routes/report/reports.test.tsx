import { hearServerDate } from '@comptoir/web-app/clock';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeOffice, replies } from '../../testing/fake-office.ts';
import { renderOffice } from '../../testing/render-office.tsx';

const { success, refusal, signedIn } = replies;
const now = Temporal.Instant.from('2026-11-21T01:30:00+01:00');
const at = { date: new Date(now.epochMilliseconds).toUTCString() };

const sums = (orders: number, salesCents: number, backCents = 0) => ({
  orders,
  salesCents,
  cancelledCents: 0,
  refundedCents: backCents,
  netCents: salesCents - backCents,
});
const tax = (netCents: number, taxCents: number) => ({ netCents, taxCents, grossCents: netCents + taxCents });
const friday = {
  from: '2026-11-20',
  to: '2026-11-20',
  today: '2026-11-20',
  total: sums(47, 1316_00, 31_40),
  refunds: 2,
  dishes: 82,
  deliveryCents: 45_00,
  payments: [
    { method: 'card', mode: 'pickup', ...sums(34, 958_90, 31_40) },
    { method: 'cash', mode: 'delivery', ...sums(13, 357_10) },
  ],
  taxes: [
    { rateBp: 550, sales: tax(3810, 210), refunds: tax(0, 0), difference: tax(3810, 210) },
    { rateBp: 1000, sales: tax(115_982, 11_598), refunds: tax(2855, 285), difference: tax(113_127, 11_313) },
  ],
  days: [{ date: '2026-11-20', ...sums(47, 1316_00, 31_40) }],
  weekdays: [{ weekday: 'fri', ...sums(47, 1316_00, 31_40) }],
  modes: [{ mode: 'pickup', ...sums(47, 1316_00, 31_40) }],
  channels: [{ channel: 'public', ...sums(47, 1316_00, 31_40) }],
  zones: [{ zone: null, ...sums(13, 357_10) }],
  hours: [
    { weekday: 'fri', hour: 19, orders: 30, salesCents: 900_00 },
    { weekday: 'fri', hour: 0, orders: 17, salesCents: 416_00 },
  ],
  discounts: [{ offerId: 1, name: 'Code BIENVENUE10', orders: 3, amountCents: 990 }],
  reasons: [{ reason: 'quality', refunds: 2, amountCents: 31_40 }],
  unpaid: [{ cause: 'refused', orders: 1, amountCents: 22_10 }],
  untracked: { orders: 2, amountCents: 20_00, taxes: [{ rateBp: 1000, ...tax(1818, 182) }] },
  refusals: [{ reason: 'no_answer', orders: 1 }],
  answers: { orders: 40, averageSeconds: 101 },
  punctuality: { orders: 44, onTime: 40 },
  disputes: [],
  comparisons: [{ before: 'week', orders: 40, netCents: 1147_00 }],
};
const sellers = {
  items: {
    totalCents: 1000_00,
    sellers: [
      { id: 1, name: 'Margherita', units: 31, revenueCents: 337_90 },
      ...Array.from({ length: 9 }, (_, index) => ({
        id: index + 2,
        name: `Plat ${index}`,
        units: 1,
        revenueCents: 100,
      })),
    ],
  },
  choices: { totalCents: 0, sellers: [{ id: 7, name: 'Cuisson normale', units: 9, revenueCents: 0 }] },
};
const path = (from: string, to = from) => `/v2/office/reports?from=${from}&to=${to}`;
const sold = (from: string, to = from) => `GET /v2/office/reports/best-sellers?from=${from}&to=${to}`;

function open(query = '', more: Parameters<typeof fakeOffice>[0] = {}) {
  const session = signedIn('manager');
  const asked = fakeOffice({
    'GET /v2/office/session': [session[0], session[1], at],
    [`GET ${path('2026-11-20')}`]: success(friday),
    [sold('2026-11-20')]: success(sellers),
    ...more,
  });
  renderOffice(`/office/rapports${query}`);
  return asked;
}
const plain = (element: Element) => element.textContent?.replace(/\s/g, ' ') ?? '';
const key = async (name: string) => plain(await screen.findByTestId(`key-${name}`));
const rowsOf = (table: HTMLElement) => [...table.querySelectorAll('tbody tr, tfoot tr')].map(plain);

beforeEach(() => hearServerDate(now.epochMilliseconds));

describe('the report of a day', () => {
  it('is that of the service day that goes on after midnight, with its figures [REP-01, REP-08]', async () => {
    open();
    expect(await key('net')).toBe('Ventes nettes1 284,60 €+12 % sur la semaine d’avant');
    expect(await key('orders')).toBe('Commandes4728,00 € en moyenne · 82 plats');
    expect(await key('refunds')).toBe('Remboursé−31,40 €2 remboursements');
    expect(await key('answer')).toBe('Pour répondre1 min 41 s1 sans réponse');
    expect(await key('on-time')).toBe('À l’heure90 %40 sur 44, à 5 min près');
    expect(plain(screen.getByRole('heading', { level: 2, name: /20 novembre 2026/ }))).toBe(
      'vendredi 20 novembre 2026',
    );
    expect(rowsOf(screen.getByTestId('payments'))).toEqual([
      'Carte bancaire, retrait 34958,90 €0,00 €−31,40 €927,50 €',
      'Espèces, livraison 13357,10 €0,00 €0,00 €357,10 €',
      'Total 471 316,00 €0,00 €−31,40 €1 284,60 €',
    ]);
    expect(plain(screen.getByTestId('unpaid'))).toBe('Non encaissées, hors des ventes : 1 refusée (22,10 €).');
    expect(plain(screen.getByTestId('reports'))).toContain('2 commandes, 20,00 € dont 1,82 € de TVA');
    expect(plain(screen.getByTestId('reports'))).toContain('virements de Stripe ne sont pas connus ici');
    expect(rowsOf(screen.getByTestId('taxes')).slice(-3)).toEqual([
      '5,5 %38,10 €2,10 €40,20 €',
      '10 %1 131,27 €113,13 €1 244,40 €',
      'Total1 169,37 €115,23 €1 284,60 €',
    ]);
    // Midnight comes after the evening.
    expect(within(screen.getByTestId('hours')).getAllByRole('columnheader').map(plain)).toEqual([
      'Jour',
      '19 h',
      '0 h',
    ]);
  });

  it('has the best sellers, and all of them at a tap [REP-06]', async () => {
    open();
    const table = async () => rowsOf(await screen.findByTestId('sellers'));
    expect([(await table()).length, (await table())[0]]).toEqual([8, 'Margherita31337,90 €34 %']);
    fireEvent.click(screen.getByRole('button', { name: 'Tout montrer (10)' }));
    expect(await table()).toHaveLength(10);
    fireEvent.click(screen.getByRole('button', { name: 'Options' }));
    expect(await table()).toEqual(['Cuisson normale90,00 €0 %']);
  });

  it('tells the public and companies apart, where a company has an invoice [LAW-70]', async () => {
    open('', {
      [`GET ${path('2026-11-20')}`]: success({
        ...friday,
        channels: [...friday.channels, { channel: 'company', ...sums(1, 110_00, 11_00) }],
      }),
    });
    const table = await screen.findByRole('region', { name: 'Particuliers et entreprises' });
    expect(plain(table)).toContain('Entreprises, avec facture');
    expect(plain(table)).toContain('99,00 €');
  });

  it('offers the files of its month to the accountant, and says what they are [REP-09, REP-10]', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Télécharger ventes-2026-11.csv' });
    expect(link.getAttribute('href')).toBe('/v2/office/reports/sales.csv?from=2026-11-01&to=2026-11-30');
    expect(plain(screen.getByTestId('reports'))).toContain('ce n’est pas un fichier des écritures comptables');
  });

  it('tells what disputes took and gave back, in a table of its own [PYX-76]', async () => {
    const at = '2026-11-20T19:00:00Z';
    const taken = { disputeId: 'du_1', number: 1042, at, reason: 'fraudulent', amountCents: -3545, feeCents: 2000 };
    const disputes = [
      taken,
      { ...taken, at: '2026-11-20T21:00:00Z', amountCents: 3545, feeCents: -2000 },
      { ...taken, disputeId: 'du_2', number: null },
    ];
    open('?jour=2026-11-20', {
      [`GET ${path('2026-11-20')}`]: success({ ...friday, disputes }),
      [sold('2026-11-20')]: success(sellers),
    });
    const rows = within(await screen.findByTestId('disputes'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent?.replaceAll(/\s/g, ' '))).toEqual([
      'Nº 1042 repris le 20 novembre 2026−35,45 €−20,00 €',
      'Nº 1042 rendu le 20 novembre 202635,45 €20,00 €',
      'Sans commande (du_2) repris le 20 novembre 2026−35,45 €−20,00 €',
    ]);
    expect(
      within(rows[0] as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/office/commandes/1042');
    expect(within(rows[2] as HTMLElement).queryByRole('link')).toBeNull();
  });

  it('says so if nothing was sold, if it does not add up, and without a connection [REP-01, REP-02]', async () => {
    const nothing = {
      ...friday,
      total: sums(0, 0),
      days: [],
      payments: [],
      taxes: [],
      hours: [],
      unpaid: [],
      comparisons: [],
    };
    const empty = { ...nothing, untracked: { orders: 0, amountCents: 0, taxes: [] }, refunds: 0, dishes: 0 };
    open('?jour=2026-11-19', { [`GET ${path('2026-11-19')}`]: success(empty) });
    await screen.findByText('Aucune vente');
    open('?jour=2026-11-18', { [`GET ${path('2026-11-18')}`]: refusal(409, 'report_unsound') });
    await screen.findByText('Rapport non montré');
    open('?jour=2026-11-17');
    await screen.findByText('Vous êtes hors ligne');
  });
});

describe('the days of a report', () => {
  it('are chosen by steps, views and dates, and stand in the address [REP-05]', async () => {
    const november = { ...friday, from: '2026-11-01', to: '2026-11-30' };
    open('', {
      [`GET ${path('2026-11-19')}`]: success(friday),
      [sold('2026-11-19')]: success(sellers),
      [`GET ${path('2026-11-01', '2026-11-30')}`]: success(november),
      [sold('2026-11-01', '2026-11-30')]: success(sellers),
      [`GET ${path('2026-11-01', '2026-11-15')}`]: success(november),
      [sold('2026-11-01', '2026-11-15')]: success(sellers),
    });
    await key('net');
    fireEvent.click(screen.getByRole('button', { name: 'Jour précédent' }));
    await waitFor(() => expect(location.search).toBe('?jour=2026-11-19'));
    fireEvent.click(screen.getByRole('button', { name: 'Mois' }));
    await waitFor(() => expect(location.search).toBe('?mois=2026-11'));
    expect((await screen.findAllByTestId('bars')).map((table) => table.getAttribute('aria-label'))).toEqual([
      'Par jour',
      'Par jour de la semaine',
      'Par mode',
      'Par zone',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Période' }));
    await waitFor(() => expect(location.search).toBe('?du=2026-11-01&au=2026-11-30'));
    const type = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    const show = () => fireEvent.click(screen.getByRole('button', { name: 'Afficher' }));
    for (const [value, fault] of [
      ['', 'Choisissez une date.'],
      ['2026-10-31', 'La fin est avant le début.'],
      ['2027-11-10', 'Un an au plus.'],
      ['9999-11-30', 'Choisissez une date.'],
    ] as const) {
      type('Au', value);
      show();
      expect(screen.getByText(fault)).toBeTruthy();
    }
    type('Au', '2026-11-15');
    show();
    await waitFor(() => expect(location.search).toBe('?du=2026-11-01&au=2026-11-15'));
  });

  it.each(['?jour=2026-02-30', '?jour=9999-01-01', '?mois=2026-13', '?du=2026-11-02&au=2026-11-01', '?du=2026-11-02'])(
    'are those of today for the address %s [REP-05]',
    async (query) => {
      open(query);
      expect(await key('net')).toContain('1 284,60 €');
    },
  );

  it('are printed on a sheet, or on a roll of 80 mm [REP-11]', async () => {
    const papers: (string | undefined)[] = [];
    vi.stubGlobal('print', () => papers.push(screen.getByTestId('reports').dataset.paper));
    open();
    await key('net');
    fireEvent.click(screen.getByTestId('print-sheet'));
    fireEvent.click(screen.getByTestId('print-roll'));
    expect([...papers, screen.getByTestId('reports').dataset.paper]).toEqual(['sheet', 'roll', 'sheet']);
  });
});

describe('tips', () => {
  const day = '2026-11-20';
  const tips = [
    { number: 1042, day, mode: 'pickup', takenCents: 200, returnedCents: 0, servedBy: 'Camille', handover: null },
    { number: 1043, day, mode: 'delivery', takenCents: 150, returnedCents: 150, servedBy: null, handover: null },
  ];
  const register = { tips, takenCents: 350, returnedCents: 150, handedOverCents: 0, dueCents: 200 };
  const tipsPath = `GET /v2/office/reports/tips?from=${day}&to=${day}`;
  const handover = { day, amountCents: 200, by: 'Camille', at: '2026-11-20T23:00:00Z' };
  const given = { ...register, tips: [{ ...tips[0], handover }, tips[1]], handedOverCents: 200, dueCents: 0 };

  it('are a register of their own, of which a manager notes what the staff got [PYX-91]', async () => {
    let isGiven = false;
    const asked = open('', {
      [`GET ${path(day)}`]: success({ ...friday, tipCents: 350 }),
      [tipsPath]: () => success(isGiven ? given : register),
      'POST /v2/office/reports/tips/handovers': () => {
        isGiven = true;
        return success({ isReplayed: false });
      },
    });
    expect(rowsOf(await screen.findByTestId('tips'))).toEqual([
      'Nº 1042 20 novembre 2026, retrait, servie par Camille2,00 €',
      'Nº 1043 20 novembre 2026, livraison0,00 € (1,50 € rendus)',
      'Total2,00 €',
    ]);
    const file = screen.getByRole('link', { name: 'Registre (CSV)' });
    expect(file.getAttribute('href')).toBe(`/v2/office/reports/tips.csv?from=${day}&to=${day}`);
    expect((screen.getByLabelText('Remis au personnel le') as HTMLInputElement).value).toBe('2026-11-21');
    fireEvent.change(screen.getByLabelText('Remis au personnel le'), { target: { value: day } });
    const button = screen.getByTestId('hand-tips-over');
    expect(plain(button)).toBe('Noter la remise de 2,00 €');
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByTestId('hand-tips-over')).toBeNull());
    const noted = asked.find(({ method }) => method === 'POST');
    expect(noted?.body).toMatchObject({ from: day, to: day, day, amountCents: 200 });
    expect(rowsOf(screen.getByTestId('tips'))[0]).toMatch(/2,00 €20 novembre 2026$/);
  });

  it('are not asked for on days without any [PYX-91]', async () => {
    open();
    await screen.findByTestId('taxes');
    expect(screen.queryByText('Pourboires')).toBeNull();
  });
});
