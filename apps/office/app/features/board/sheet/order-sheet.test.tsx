import { exampleBoard, exampleBoardOrder, exampleEvent, exampleOrderSheet } from '@comptoir/contract/testing';
import { hearServerDate } from '@comptoir/web-app/clock';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import site from '../../../../../../sites/leve-tard/site.ts';
import { boardMessages } from '../../../messages/french/board/board.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { useBoardStore } from '../../../state/board/board-store.ts';
import type { RunningBoard } from '../../../state/running/run-board.ts';
import { SiteContext } from '../../../state/site.ts';
import { fakeOffice, replies } from '../../../testing/fake-office.ts';
import { BoardContext } from '../base/board-context.ts';
import { OrderSheet } from './order-sheet.tsx';

const order = exampleBoardOrder({ paymentMethod: 'card', dueCents: 0 });
const path = `GET /v2/office/orders/${order.id}`;
const answer = (change: Parameters<typeof exampleOrderSheet>[0] = {}) => replies.success(exampleOrderSheet(change));
const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ');

function sheet(shown = order) {
  return (
    <SiteContext value={site}>
      <MessagesProvider currency="EUR" timeZone="Europe/Paris">
        <AddedMessages add={{ board: boardMessages }}>
          <BoardContext value={{ act: vi.fn() } as unknown as RunningBoard}>
            <OrderSheet order={shown} />
          </BoardContext>
        </AddedMessages>
      </MessagesProvider>
    </SiteContext>
  );
}
const open = () => render(sheet());
const history = async () => {
  const items = within(await screen.findByTestId('sheet-history')).getAllByRole('listitem');
  return items.map((item) => plain(item.textContent));
};

beforeEach(() => {
  useBoardStore.setState({ service: exampleBoard([]).service });
  hearServerDate(Temporal.Instant.from('2026-11-20T18:40:00Z').epochMilliseconds);
});

it('shows the amounts as the receipt has them, the payment and its name, and whom to write to [BRD-45]', async () => {
  fakeOffice({ [path]: answer() });
  open();
  const amounts = within(await screen.findByTestId('sheet-amounts')).getAllByRole('row');
  expect(amounts.map((row) => plain(row.textContent))).toEqual(['Sous-total10,00 €', 'Total TTC10,00 €']);
  expect(plain(screen.getByTestId('order-sheet').textContent)).toContain('TVA 10 % : 0,91 € (HT 9,09 €, TTC 10,00 €)');
  expect(plain(screen.getByTestId('sheet-payment').textContent)).toBe(
    'Paiement : Carte bancaire, régléRéférence du paiement : pi_1Code promo : BIENVENUE10',
  );
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.slice(0, 3)).toEqual(['tel:+33612345678', 'mailto:camille@example.com', 'geo:45.7,4.8']);
  expect(links.slice(3).map((link) => link?.split('?')[1])).toEqual(['paper=kitchen', 'paper=receipt']);
});

it('says when, who and what of all that happened [BRD-46]', async () => {
  const at = Temporal.Instant.from('2026-11-20T18:50:00Z');
  const by = 'Camille';
  fakeOffice({
    [path]: answer({
      events: [
        exampleEvent('placed', 0),
        exampleEvent('paid', 0, { amountCents: 1000 }),
        exampleEvent('seen', 1, { by: 'Cuisine 1' }),
        exampleEvent('alarm', 2, { step: 'managers' }),
        exampleEvent('accepted', 3, { by, device: 'Cuisine 1', dueAt: at }),
        exampleEvent('delayed', 4, { by, minutes: 10, dueAt: at.add({ minutes: 10 }) }),
        exampleEvent('ready', 5, { by: 'Cuisine 1' }),
        exampleEvent('recalled', 6, { by, to: 'accepted' }),
        exampleEvent('delivered', 7, { by: 'system' }),
        exampleEvent('cancelled', 8, { by, reason: 'incident' }),
        exampleEvent('refund_requested', 8, { amountCents: 1000 }),
        exampleEvent('refund_refused', 9, { amountCents: 1000 }),
        exampleEvent('noted', 9, { by, text: 'Rendu en espèces' }),
      ],
    }),
  });
  open();
  expect(await history()).toEqual([
    '19 h 30Commande passée',
    '19 h 30Payée en ligne, 10,00 €',
    '19 h 31Vue par Cuisine 1',
    '19 h 32Toujours sans réponse : responsables prévenus',
    '19 h 33Acceptée par Camille · Cuisine 1 pour 19 h 50',
    '19 h 34Retardée de 10 min par Camille : 20 h',
    '19 h 35PrêteCuisine 1',
    '19 h 36Rappelée en cuisine par Camille',
    '19 h 37LivréeLa boutique',
    '19 h 38Annulée par Camille : Problème en cuisine',
    '19 h 38Remboursement de 10,00 € demandé',
    '19 h 39Remboursement refusé par la banque',
    '19 h 39Note de Camille : Rendu en espèces',
  ]);
});

it.each([
  ['seen', 'Donnée, pièce d’identité vue'],
  ['refused', 'Donnée sans l’alcool : pièce d’identité refusée'],
  [undefined, 'Donnée'],
] as const)('says of a hand-over what became of the identity: %s [LAW-29]', async (identity, what) => {
  fakeOffice({ [path]: answer({ events: [exampleEvent('handed_over', 0, identity && { identity })] }) });
  open();
  expect((await history())[0]).toContain(what);
});

it('of what came to nothing says whether somebody, nobody or the diner ended it [BRD-46]', async () => {
  fakeOffice({
    [path]: answer({
      events: [
        exampleEvent('accepted', 0, { by: 'system' }),
        exampleEvent('refused', 1, { by: 'system', reason: 'no_answer' }),
        exampleEvent('cancelled', 2, { by: 'diner', reason: 'diner_asked' }),
      ],
    }),
  });
  open();
  expect(await history()).toEqual([
    '19 h 30Acceptée automatiquement',
    '19 h 31Refusée sans réponse',
    '19 h 32Annulée par le client',
  ]);
});

it('shows what the card knows while it is read, and without a connection, and reads again when asked [BRD-45]', async () => {
  const asked = fakeOffice({});
  open();
  expect(screen.getAllByRole('status').length).toBeGreaterThan(0);
  await screen.findByText(/viendront avec la connexion/);
  expect(plain(screen.getByTestId('order-sheet').textContent)).toContain('Total35,45 €');
  expect(screen.getByRole('link', { name: '0612345678' })).toBeTruthy();
  fakeOffice({ [path]: answer() });
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await history()).toHaveLength(3);
  expect(asked).toHaveLength(1);
});

it('says that it can’t be read where the server breaks [BRD-45]', async () => {
  fakeOffice({ [path]: replies.refusal(500, 'internal') });
  open();
  await screen.findByText(/ne peuvent pas être lus/);
});

it('is read again when the order takes a step [BRD-46]', async () => {
  let version = order.version;
  const asked = fakeOffice({ [path]: () => answer({ version }) });
  const { rerender } = open();
  await screen.findByTestId('sheet-history');
  version += 1;
  rerender(sheet({ ...order, version }));
  await expect.poll(() => asked).toHaveLength(2);
});

it('calls an order by the column that it stands in [BRD-45]', () => {
  fakeOffice({});
  const said = (change: Parameters<typeof exampleBoardOrder>[0]) => {
    const { unmount } = render(sheet(exampleBoardOrder(change)));
    const { textContent } = screen.getByText(/commandée à/);
    unmount();
    return plain(textContent).split(' · ')[0];
  };
  const startAt = order.startAt.add({ hours: 2 });
  expect(said({ state: 'accepted' })).toBe('En cuisine');
  expect(said({ state: 'accepted', startAt })).toBe('Plus tard');
  expect(said({ state: 'accepted', startAt, startedAt: order.startAt })).toBe('En cuisine');
});

it.each([
  ['new', 'pickup', 'sheet-accept'],
  ['new', 'delivery', 'sheet-accept'],
  ['accepted', 'pickup', 'sheet-ready'],
  ['accepted', 'delivery', 'sheet-ready'],
  ['ready', 'pickup', 'hand-over'],
  ['ready', 'delivery', 'sheet-leave'],
  ['on_the_way', 'delivery', 'hand-over'],
] as const)('fills one button of an order that is %s, for %s: the next step [BRD-45]', (state, mode, testId) => {
  fakeOffice({});
  render(sheet(exampleBoardOrder({ state, mode })));
  const filled = screen.getAllByRole('button').filter(({ className }) => /\b(ink|go|bad)\b/.test(className));
  expect(filled.map(({ dataset }) => dataset.testid)).toEqual([testId]);
});

it('says once that a dish is free [BRD-45]', async () => {
  const { receipt } = exampleOrderSheet();
  const lines = receipt.lines.map((line) => ({ ...line, isFree: true, totalCents: 0 }));
  fakeOffice({ [path]: answer({ receipt: { ...receipt, lines } }) });
  render(sheet({ ...order, lines: order.lines.map((line) => ({ ...line, isFree: true })) }));
  expect(screen.getAllByText('offert')).toHaveLength(1);
  await screen.findByTestId('sheet-history');
  expect(screen.getAllByText('offert')).toHaveLength(1);
});

it.each([
  [
    'open',
    'Paiement contesté, 10,00 € : le client dit n’avoir rien reçu. Ne le remboursez pas ici. Répondre avant le 3 décembre 2026 à 0 h 30',
  ],
  ['examined', 'Paiement contesté, 10,00 € : le client dit n’avoir rien reçu. La banque examine votre réponse.'],
  ['won', 'Contestation gagnée : 10,00 € vous reviennent.'],
  ['lost', 'Contestation perdue : 10,00 € restent au client.'],
] as const)(
  'of a contested payment says how it stands, with the last moment by the restaurant’s clock: %s [PYX-76, PYX-78]',
  async (state, text) => {
    const openedAt = Temporal.Instant.from('2026-11-20T18:50:00Z');
    const dueBy = Temporal.Instant.from('2026-12-02T23:30:00Z');
    const dispute = { id: 'du_1', amountCents: 1000, reason: 'product_not_received', state, openedAt, dueBy } as const;
    fakeOffice({
      [path]: answer({
        disputes: [{ ...dispute, isRefundable: false }],
        events: [exampleEvent('disputed', 1, { amountCents: 1000, dispute: 'product_not_received' })],
      }),
    });
    open();
    expect(plain((await screen.findByTestId('dispute')).textContent).trim()).toBe(text);
    expect((await history())[0]).toContain('Paiement contesté, 10,00 € : le client dit n’avoir rien reçu');
  },
);

it.each([
  ['bars', false, 0],
  ['allows', true, 1],
] as const)('has no refund while a dispute %s it [PYX-79]', async (_, isRefundable, buttons) => {
  const openedAt = Temporal.Instant.from('2026-11-20T18:50:00Z');
  const dispute = { id: 'du_1', amountCents: 1000, reason: 'general', state: 'open', openedAt, dueBy: null } as const;
  fakeOffice({ [path]: answer({ disputes: [{ ...dispute, isRefundable }] }) });
  open();
  await screen.findByTestId('dispute');
  expect(screen.queryAllByTestId('refund')).toHaveLength(buttons);
});

it('mails the receipt again to the order’s address, and says so, or why not [TCK-22]', async () => {
  const mail = `POST /v2/office/orders/${order.id}/receipt-mails`;
  const erased = replies.refusal(409, 'email_erased', { message: 'L’adresse e-mail de cette commande a été effacée' });
  const answers = [replies.success({})];
  const sent = fakeOffice({ [path]: answer(), [mail]: () => answers.pop() ?? erased });
  open();
  const button = screen.getByRole('button', { name: 'Renvoyer le reçu' });
  fireEvent.click(button);
  expect(await screen.findByText('Le reçu part à l’adresse e-mail de la commande.')).toBeTruthy();
  expect(sent.filter((call) => call.body).map(({ body }) => Object.keys(body as object))).toEqual([['actionId']]);
  fireEvent.click(button);
  expect(await screen.findByText('L’adresse e-mail de cette commande a été effacée.')).toBeTruthy();
  expect(screen.queryByText('Le reçu part à l’adresse e-mail de la commande.')).toBeNull();
});
