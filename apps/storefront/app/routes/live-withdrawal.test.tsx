import {
  type DeclaredWithdrawal,
  declaredToWire,
  type LiveOrder,
  type LiveWithdrawal,
  liveOrderToWire,
  paths,
  type ShortOrder,
} from '@comptoir/contract';
import { exampleReceipt } from '@comptoir/contract/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiError, fakeApi } from '../testing/fake-api.ts';
import { FakeEvents } from '../testing/fake-events.ts';
import { renderPage } from '../testing/render-page.tsx';
import * as page from './live.tsx';

const token = 'GdckLSwGLWd5nwJMrffdrA';
const arrivedAt = Temporal.Instant.from('2026-11-20T18:00:00Z');
const endedAt = Temporal.Instant.from('2026-11-20T18:30:00Z');

const wines = { line: 1, name: 'Côtes-du-rhône', units: 2, amountCents: 3200, amountsCents: [1600, 3200] };
const open: LiveWithdrawal = {
  until: Temporal.Instant.from('2026-12-05T00:00:00+01:00'),
  lines: [wines],
  deliveryCents: 0,
  declared: [],
};
const unsent: LiveWithdrawal = { ...open, until: null };

/** An order that was handed over on a Friday, paid by card. */
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
  dueAt: endedAt,
  waitingSince: null,
  canCancel: false,
  canInvoice: false,
  seenAt: null,
  acceptedAt: arrivedAt,
  readyAt: null,
  leftAt: null,
  endedAt,
  reason: null,
  message: null,
  refunds: [],
  soldOut: [],
  again: [],
  withdrawal: open,
  receipt: exampleReceipt({ orderNumber: 1042, paymentMethod: 'card', status: 'paid' }),
};
const short: ShortOrder = {
  form: 'short',
  orderNumber: 1042,
  version: 4,
  state: 'done',
  day: Temporal.PlainDate.from('2026-11-20'),
  totalCents: 5030,
  withdrawal: open,
};
const wire = (order: LiveOrder | ShortOrder) => liveOrderToWire(order, 'Europe/Paris');
const declaredOf = (change: Partial<DeclaredWithdrawal> = {}): DeclaredWithdrawal => ({
  id: 'w-1',
  declaredAt: Temporal.Instant.from('2026-11-24T18:03:07+01:00'),
  lines: [{ line: 1, units: 1, name: 'Côtes-du-rhône' }],
  amountCents: 1600,
  state: 'declared',
  lastDay: Temporal.PlainDate.from('2026-12-08'),
  ...change,
});
const left: LiveWithdrawal = { ...open, lines: [{ ...wines, units: 1, amountCents: 1600, amountsCents: [1600] }] };

/** What the server answers to a declaration of one bottle. */
const stored = (order: LiveOrder | ShortOrder = done) => ({
  body: {
    status: 'success',
    payload: {
      withdrawal: declaredToWire(declaredOf(), 'Europe/Paris'),
      order: wire({ ...order, version: 5, withdrawal: { ...left, declared: [declaredOf()] } }),
      replayed: false,
    },
  },
});
const post = `POST ${paths.declareWithdrawal(token)}`;

beforeEach(() => {
  FakeEvents.opened = [];
  vi.stubGlobal('EventSource', FakeEvents);
});

async function show(order: LiveOrder | ShortOrder) {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset.order = token;
  script.textContent = JSON.stringify(wire(order));
  document.body.replaceChildren(script);
  await renderPage('/commande/:token', page, {
    url: `/commande/${token}`,
    catalogue: { renderedAt: '2026-11-24T17:00:00Z' },
  });
}
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => void fireEvent.click(button(name)));
const ask = () => press('Renoncer au contrat ici');
const sheet = () => screen.getByRole('dialog');
const words = (element: Element = sheet()) => element.textContent?.replace(/\s/g, ' ') ?? '';
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('the button to withdraw', () => {
  it.each<[string, LiveWithdrawal | null, number]>([
    ['a bottle that can be given back', open, 1],
    ['nothing that can be given back', null, 0],
    ['all of it given back already', { ...open, lines: [], declared: [declaredOf()] }, 0],
  ])('of an order with %s is there as the law wants, whole and short [LAW-34]', async (_, withdrawal, count) => {
    await show({ ...done, withdrawal });
    expect(screen.queryAllByTestId('withdraw')).toHaveLength(count);
    document.body.replaceChildren();
    await show({ ...short, withdrawal });
    expect(screen.queryAllByTestId('withdraw')).toHaveLength(count);
  });

  it('stands beside the one that cancels an order that nobody has answered [LAW-34, LIV-20]', async () => {
    await show({
      ...done,
      state: 'new',
      acceptedAt: null,
      startedAt: null,
      endedAt: null,
      canCancel: true,
      withdrawal: unsent,
    });
    expect([button('Renoncer au contrat ici'), button('Annuler ma commande')]).toHaveLength(2);
  });
});

describe('what was declared', () => {
  const cash = exampleReceipt({ orderNumber: 1042, paymentMethod: 'cash', status: 'pending' });
  it.each<[string, Partial<DeclaredWithdrawal>, Partial<LiveOrder>, string]>([
    [
      'waits for the bottle',
      {},
      {},
      'fermé, au 12 rue de la République, 69002 Lyon avant le 8 décembre 2026 ; le retour est à votre charge.',
    ],
    ['is not sent', { state: 'settling', lastDay: null }, {}, 'Il ne sera pas livré. Le remboursement est demandé.'],
    [
      'is not paid in cash',
      { state: 'settling', lastDay: null },
      { receipt: cash },
      'Son prix ne vous sera pas demandé.',
    ],
    ['is being paid back', { state: 'settling' }, {}, 'Le remboursement est demandé.'],
    ['is paid back', { state: 'settled' }, {}, 'C’est réglé.'],
    ['was unsealed', { state: 'refused' }, {}, 'L’article a été descellé : il ne peut pas être repris.'],
  ])('and %s is told with its units and amount [LAW-34, LAW-39, LAW-40]', async (_, declared, change, next) => {
    await show({ ...done, ...change, withdrawal: { ...left, declared: [declaredOf(declared)] } });
    const told = words(screen.getByTestId('live-page'));
    expect(told).toContain('Rétractation : 1 × Côtes-du-rhône, 16,00 €');
    expect(told).toContain(next);
  });
});

describe('the money of an order of which something was withdrawn', () => {
  const withdrawal = {
    ...left,
    until: null,
    declared: [declaredOf({ state: 'settling', lastDay: null, amountCents: 300 })],
  };
  const ready = { ...done, state: 'on_the_way', mode: 'delivery', endedAt: null, leftAt: endedAt, withdrawal } as const;

  it('is asked in cash for the rest [LAW-39]', async () => {
    const receipt = exampleReceipt({ orderNumber: 1042, mode: 'delivery', paymentMethod: 'cash', status: 'pending' });
    await show({ ...ready, receipt });
    expect(words(screen.getByTestId('live-page'))).toContain('Préparez 7,00 € en espèces.');
  });

  it('is paid back for the rest when the order is cancelled [LAW-39, LIV-20]', async () => {
    const fresh = { state: 'new', acceptedAt: null, startedAt: null, endedAt: null, canCancel: true } as const;
    await show({ ...done, ...fresh, withdrawal });
    await press('Annuler ma commande');
    expect(words(screen.getByTestId('live-page'))).toContain('Vous serez remboursé de 7,00 €.');
  });
});

describe('the two steps of a withdrawal', () => {
  it('begin with everything, the name and the number, and ask for no reason [LAW-36]', async () => {
    await show(done);
    await ask();
    expect(words()).toContain('Commande nº 1042. Vous n’avez pas à dire pourquoi.');
    expect(words()).toContain('Les plats préparés ne se rendent pas.');
    expect(words()).toContain('dire pourquoi. Possible jusqu’au 4 décembre 2026.');
    expect(words(screen.getByTestId('withdraw-line'))).toContain('32,00 €');
    expect(screen.getByTestId('withdraw-line').dataset.units).toBe('2');
    expect(screen.getByLabelText<HTMLInputElement>('Votre nom').value).toBe('Camille');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail pour l’accusé de réception').value).toBe('');
  });

  it('tell the amount before anything is sent, and keep what was typed when one goes back [LAW-36]', async () => {
    const { of } = fakeApi({ [post]: stored() });
    await show(done);
    await ask();
    await press('Rendre un de moins\u00a0: Côtes-du-rhône');
    type('Votre nom', 'Camille Martin');
    type('E-mail pour l’accusé de réception', 'zoe@example.com');
    await press('Continuer');
    expect(words()).toContain('Vous renoncez à :1 × Côtes-du-rhône');
    expect(words()).toContain('Montant à rembourser16,00 €');
    await press('Revenir');
    expect(screen.getByTestId('withdraw-line').dataset.units).toBe('1');
    expect(screen.getByLabelText<HTMLInputElement>('Votre nom').value).toBe('Camille Martin');
    await press('Continuer');
    expect(of('POST')).toEqual([]);
    await press('Confirmer la rétractation');
    await vi.waitFor(() => expect(words()).toContain('C’est enregistré le 24 novembre 2026 à 18 h 03 min 07 s.'));
    expect(of('POST').map(({ body }) => body)).toEqual([
      {
        action_id: expect.any(String),
        version: 4,
        lines: [{ line: 1, units: 1 }],
        name: 'Camille Martin',
        email: 'zoe@example.com',
      },
    ]);
    expect(words()).toContain('Rapportez l’article, fermé,');
    await press('Fermer');
    expect(words(screen.getByTestId('live-page'))).toContain('Rétractation : 1 × Côtes-du-rhône, 16,00 €');
    expect(button('Renoncer au contrat ici')).toBeTruthy();
  });

  it('promise no refund of what is not paid yet [LAW-36, LAW-39]', async () => {
    const receipt = exampleReceipt({ orderNumber: 1042, paymentMethod: 'cash', status: 'pending' });
    await show({ ...done, state: 'accepted', endedAt: null, receipt, withdrawal: { ...left, until: null } });
    await ask();
    await press('Continuer');
    expect(words()).toContain('Montant en moins à régler');
    expect(words()).toContain('Il ne sera pas livré. Son prix ne vous sera pas demandé.');
    expect(words()).not.toContain('rembours');
  });

  it('give the delivery back with everything, and say so [LAW-36]', async () => {
    await show({ ...done, withdrawal: { ...open, deliveryCents: 250 } });
    await ask();
    await press('Continuer');
    expect(words()).toContain('Montant à rembourser34,50 €dont livraison2,50 €');
  });

  it('go on with the browser’s back button as with *Revenir*, which closes the first one [LAW-36]', async () => {
    await show(done);
    await ask();
    await press('Continuer');
    await act(async () => history.back());
    await vi.waitFor(() => expect(words()).toContain('Que voulez-vous rendre ?'));
    await act(async () => history.back());
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('say at the field what is wrong, and need something to give back [LAW-36]', async () => {
    await show(done);
    await ask();
    type('Votre nom', ' ');
    type('E-mail pour l’accusé de réception', 'zoe@');
    await press('Continuer');
    expect(words()).toContain('Ce champ est obligatoire.');
    expect(words()).toContain('Cette adresse n’est pas complète');
    type('Votre nom', 'Zoé');
    type('E-mail pour l’accusé de réception', '');
    await press('Rendre un de moins\u00a0: Côtes-du-rhône');
    await press('Rendre un de moins\u00a0: Côtes-du-rhône');
    await press('Continuer');
    expect(within(sheet()).getByRole('alert').textContent).toBe('Choisissez au moins un article.');
  });

  it('of the short form of a link ask for the name, which it does not have [LAW-34, LAW-36]', async () => {
    const { of } = fakeApi({ [post]: stored(short) });
    await show(short);
    await ask();
    expect(screen.getByLabelText<HTMLInputElement>('Votre nom').value).toBe('');
    type('Votre nom', 'Zoé');
    await press('Continuer');
    await press('Confirmer la rétractation');
    await vi.waitFor(() => expect(words()).toContain('C’est enregistré'));
    expect(of('POST')[0]?.body).toMatchObject({ version: 4, lines: [{ line: 1, units: 2 }], email: null });
  });
});

describe('a declaration that does not arrive', () => {
  async function confirm() {
    await ask();
    await press('Continuer');
    await press('Confirmer la rétractation');
  }
  const alert = () => words(within(sheet()).getByRole('alert'));

  it('is sent again under the same id, and is stored once although its answer was lost [LAW-36, LAW-38]', async () => {
    const { of } = fakeApi({ [post]: ['no answer', stored()] });
    await show(done);
    await confirm();
    await vi.waitFor(() => expect(alert()).toContain('Réessayez : elle ne compte qu’une fois.'));
    await press('Confirmer la rétractation');
    await vi.waitFor(() => expect(words()).toContain('C’est enregistré'));
    const bodies = of('POST').map(({ body }) => body);
    expect(bodies).toEqual([bodies[0], bodies[0]]);
  });

  it('is known by the news of the order, where only the answer was lost [LAW-36]', async () => {
    const { of } = fakeApi({ [post]: 'no answer' });
    await show(done);
    await confirm();
    await vi.waitFor(() => expect(alert()).toBeTruthy());
    const declared = declaredOf({ id: of('POST')[0]?.body.action_id });
    act(() =>
      FakeEvents.opened[0]?.tell('order', wire({ ...done, version: 5, withdrawal: { ...left, declared: [declared] } })),
    );
    expect(words()).toContain('C’est enregistré le 24 novembre 2026');
  });

  it('is sent once by a double tap [LAW-36]', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof stored>>();
    const { of } = fakeApi({ [post]: answer.promise });
    await show(done);
    await ask();
    await press('Continuer');
    await press('Confirmer la rétractation');
    await press('Confirmer la rétractation');
    await act(async () => answer.resolve(stored()));
    await vi.waitFor(() => expect(words()).toContain('C’est enregistré'));
    expect(of('POST')).toHaveLength(1);
  });

  it('begins again with what is left, where the order has moved [LAW-36, LAW-38]', async () => {
    const order = wire({ ...done, version: 5, withdrawal: left });
    const { of } = fakeApi({
      [post]: [apiError(409, 'order_moved', 'Cette commande a changé entre-temps', { payload: { order } }), stored()],
    });
    await show(done);
    await confirm();
    await vi.waitFor(() => expect(alert()).toBe('Cette commande vient de changer : vérifiez ce que vous rendez.'));
    expect(screen.getByTestId('withdraw-line').dataset.units).toBe('1');
    await press('Continuer');
    await press('Confirmer la rétractation');
    await vi.waitFor(() => expect(words()).toContain('C’est enregistré'));
    expect(of('POST').map(({ body }) => [body.version, body.lines])).toEqual([
      [4, [{ line: 1, units: 2 }]],
      [5, [{ line: 1, units: 1 }]],
    ]);
  });

  it.each([
    [409, 'withdrawal_over', 'Le délai de rétractation est passé'],
    [422, 'nothing_to_withdraw', 'Aucun article de cette commande ne peut être rendu'],
    [429, 'rate_limited', 'Trop de tentatives, veuillez réessayer plus tard'],
  ])('says why in the server’s words, and loses nothing: %i %s [LAW-36]', async (status, code, message) => {
    fakeApi({ [post]: apiError(status, code, message) });
    await show(done);
    await ask();
    type('Votre nom', 'Camille Martin');
    await press('Continuer');
    await press('Confirmer la rétractation');
    await vi.waitFor(() => expect(alert()).toBe(`${message}.`));
    await press('Revenir');
    expect(screen.getByLabelText<HTMLInputElement>('Votre nom').value).toBe('Camille Martin');
  });

  it('shows a field that the server refuses [LAW-36]', async () => {
    fakeApi({
      [post]: apiError(422, 'validation', 'Vérifiez les champs', { errors: { email: 'Cette adresse est refusée' } }),
    });
    await show(done);
    await confirm();
    await vi.waitFor(() => expect(words()).toContain('Cette adresse est refusée'));
  });

  it('without a connection says that nothing was sent [LAW-36]', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fakeApi({ [post]: 'no answer' });
    await show(done);
    await confirm();
    await vi.waitFor(() => expect(alert()).toContain('Pas de connexion. Rien n’est parti'));
    vi.restoreAllMocks();
  });
});
