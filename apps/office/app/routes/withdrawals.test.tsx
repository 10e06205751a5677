import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeOffice, replies } from '../testing/fake-office.ts';
import { renderOffice } from '../testing/render-office.tsx';

const { success, refusal, signedIn } = replies;
const session = 'GET /v2/office/session';
const list = 'GET /v2/office/withdrawals';
const id = '6f1d2f8e-7a55-4c63-8f0e-0f3a5f0f9a01';
const step = (name: string) => `POST /v2/office/withdrawals/${id}/${name}`;

/** A bottle that was declared on 24 November, four days after it was handed over. */
const declared = {
  id,
  orderId: '0b9a7a0e-93d5-4a28-9b1b-3c1f5e6a7b10',
  orderNumber: 1042,
  name: 'Camille Martin',
  email: 'camille@example.com',
  lines: [{ line: 1, units: 1, name: 'Côtes-du-rhône' }],
  amountCents: 1600,
  paymentMethod: 'card',
  declaredAt: '2026-11-24T17:03:27Z',
  until: '2026-12-04T23:00:00Z',
  handedOverAt: '2026-11-20T19:12:00Z',
  state: 'declared',
  lastDay: '2026-12-08',
  note: null,
  refundStatus: null,
};
const settling = { ...declared, state: 'settling', refundStatus: 'requested' };
const unmatched = {
  ...declared,
  state: 'unmatched',
  orderId: null,
  lines: [],
  amountCents: 0,
  paymentMethod: null,
  handedOverAt: null,
  until: null,
};
const done = (withdrawal: object) => success({ withdrawal, isReplayed: false });

const rows = () => screen.findAllByTestId('withdrawal');
const words = (element: Element) => element.textContent?.replace(/\s/g, ' ') ?? '';
const resend = 'Renvoyer l’accusé de réception';
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const open = (withdrawals: object[], more: Parameters<typeof fakeOffice>[0] = {}) => {
  const asked = fakeOffice({ [session]: signedIn('manager'), [list]: success({ withdrawals }), ...more });
  renderOffice('/office/retractations');
  return asked;
};

describe('the withdrawals of the restaurant', () => {
  it('tell a manager what is given back, and by which day it is paid back [LAW-40]', async () => {
    open([declared]);
    const [row] = await rows();
    const told = words(row as Element);
    expect(told).toContain('Commande nº 1042, Camille Martin');
    expect(told).toContain('1 × Côtes-du-rhône16,00 €');
    expect(told).toContain('À rembourser au plus tard le 8 décembre 2026');
    expect(told).toContain('Déclarée le 24 novembre 2026 à 18 h 03');
    expect(
      within(row as HTMLElement)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Rendu\u00a0: rembourser', 'Rembourser sans attendre', 'Descellé\u00a0: refuser', resend]);
  });

  it.each([
    ['cash of what came back', { ...settling, paymentMethod: 'cash' }, 'Espèces à rendre', ['Remboursé en espèces']],
    [
      'cash that is not collected yet',
      { ...settling, paymentMethod: 'cash', handedOverAt: null, lastDay: null },
      'il est encaissé 16,00 € de moins',
      [],
    ],
    ['a card that is being paid back', settling, 'Remboursement en cours', []],
    ['a card that the bank refused', { ...settling, refundStatus: 'refused' }, 'réglez-le depuis la commande', []],
    [
      'no order of that number and address',
      unmatched,
      'avec cette adresse : camille@example.com',
      ['Rattacher à la commande', 'Classer sans suite'],
    ],
    ['an unsealed bottle', { ...declared, state: 'refused', note: 'bouchon percé' }, 'Motif : bouchon percé', []],
    ['what is settled', { ...declared, state: 'settled' }, 'Réglée', []],
  ])('of %s say how they stand, and offer what can be done [LAW-40]', async (_, withdrawal, told, buttons) => {
    open([withdrawal]);
    const [row] = await rows();
    expect(words(row as Element)).toContain(told);
    expect(
      within(row as HTMLElement)
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual([...buttons, resend]);
  });

  it('have their acknowledgement mailed again in any state, but not once its address was deleted [LAW-37]', async () => {
    const settled = { ...declared, state: 'settled' };
    const asked = open([settled, { ...settled, id: 'forgotten', orderNumber: 1040, name: '', email: '' }], {
      [step('resend')]: done(settled),
    });
    expect(await screen.findAllByRole('button')).toHaveLength(1);
    await press(`${resend}, commande nº 1042`);
    expect(words(await screen.findByTestId('withdrawal-confirm'))).toContain(
      'est renvoyé à camille@example.com, avec la mention « Duplicata ».',
    );
    await press('Renvoyer');
    expect(words(await screen.findByRole('status'))).toBe('L’accusé de réception est renvoyé à camille@example.com.');
    expect(asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
      [step('resend').slice(5), { actionId: expect.any(String) }],
    ]);
  });

  it('that are open come before those that have ended [LAW-40]', async () => {
    open([declared, { ...declared, id: 'other', orderNumber: 1040, state: 'settled' }]);
    const regions = (await screen.findAllByRole('region')).map((region) => words(region).slice(0, 24));
    expect(regions).toEqual([expect.stringMatching(/^À traiter/), expect.stringMatching(/^Terminées, sur 90/)]);
  });

  it('are paid back at the second tap, under one id however often it is tried [LAW-40]', async () => {
    let tries = 0;
    let known: object = declared;
    const asked = open([], {
      [list]: () => success({ withdrawals: [known] }),
      [step('returned')]: () => {
        tries += 1;
        if (tries === 1) return refusal(503, 'unavailable');
        known = settling;
        return done(settling);
      },
    });
    await press(/^Rendu/);
    expect(words(await screen.findByTestId('withdrawal-confirm'))).toContain('16,00 € seront remboursés.');
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
    await press('Rembourser');
    await screen.findByText('unavailable.');
    await press('Rembourser');
    await screen.findByText('Remboursement en cours');
    const bodies = asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(bodies).toEqual([{ actionId: expect.any(String) }, bodies[0]]);
  });

  it('can be left as they are [LAW-40]', async () => {
    const asked = open([declared]);
    await press(/^Rembourser sans attendre/);
    await press('Ne rien faire');
    await screen.findByRole('button', { name: /^Rembourser sans attendre/ });
    expect(asked.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('are refused with a reason only [LAW-40]', async () => {
    const asked = open([declared], { [step('refuse')]: done({ ...declared, state: 'refused' }) });
    await press(/^Descellé/);
    await press('Refuser');
    const reason = await screen.findByLabelText('Motif');
    await screen.findByText('Ce champ est nécessaire.');
    fireEvent.change(reason, { target: { value: ' Bouchon percé ' } });
    await press('Refuser');
    await waitFor(() =>
      expect(asked.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
        [step('refuse').slice(5), { actionId: expect.any(String), reason: 'Bouchon percé' }],
      ]),
    );
  });

  it('without an order are filed with a reason, or bound to the order [LAW-40, LAW-43]', async () => {
    const asked = open([unmatched], {
      [step('refuse')]: refusal(409, 'withdrawal_moved'),
      [step('bind')]: done(declared),
    });
    await press(/^Classer sans suite/);
    fireEvent.change(await screen.findByLabelText('Motif'), { target: { value: 'Inconnu' } });
    await press('Classer');
    await screen.findByText('withdrawal_moved.');
    await press('Ne rien faire');
    await press(/^Rattacher à la commande/);
    await press('Rattacher');
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/bind'))).toBe(true));
  });

  it('are none at first, and are asked for again where they could not be read [LAW-40, OFC-06]', async () => {
    let isBroken = true;
    open([], { [list]: () => (isBroken ? refusal(500, 'internal') : success({ withdrawals: [] })) });
    await screen.findByRole('alert');
    isBroken = false;
    await press('Réessayer');
    await screen.findByText('Aucune rétractation');
  });

  it('are not the kitchen’s to see [LAW-40, ROL-20]', async () => {
    fakeOffice({ [session]: signedIn('kitchen') });
    renderOffice('/office/retractations');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByTestId('withdrawals')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Rétractations' })).toBeNull();
  });
});
