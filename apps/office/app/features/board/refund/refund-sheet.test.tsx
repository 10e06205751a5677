import { exampleBoardOrder } from '@comptoir/contract/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { boardMessages } from '../../../messages/french/board/board.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { closeSheet, useSheetStore } from '../../../state/board/sheet-store.ts';
import { fakeOffice, replies } from '../../../testing/fake-office.ts';
import { RefundSheet } from './refund-sheet.tsx';

const order = exampleBoardOrder({ paymentMethod: 'card', dueCents: 0 });
const path = `/v2/office/orders/${order.id}/refunds`;
const refundable = {
  method: 'card',
  totalCents: 6120,
  leftCents: 5670,
  lines: [
    { name: 'Margherita', units: 2, amountCents: 3080 },
    { name: 'Croix-Roussienne', units: 1, amountCents: 1650 },
    { name: 'Limonade', units: 0, amountCents: 0 },
  ],
};
const quote = {
  amountCents: 1650,
  leftCents: 4020,
  taxes: [{ rateBp: 1000, netCents: 1500, taxCents: 150, grossCents: 1650 }],
};
const here = { [`GET ${path}`]: replies.success(refundable) };
const quoted = { ...here, [`POST ${path}/quote`]: replies.success(quote) };
const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ');
const confirm = () => screen.getByTestId<HTMLButtonElement>('refund-confirm');
const chooseReason = (value: string) => fireEvent.change(screen.getByLabelText('Pourquoi'), { target: { value } });

const open = () =>
  render(
    <MessagesProvider currency="EUR" timeZone="Europe/Paris">
      <AddedMessages add={{ board: boardMessages }}>
        <RefundSheet order={order} />
      </AddedMessages>
    </MessagesProvider>,
  );

beforeEach(closeSheet);

it('shows what is left, line by line, and lets no line be paid back twice [REP-22]', async () => {
  fakeOffice(here);
  open();
  const lines = await screen.findAllByTestId('refund-line');
  expect(lines.map((line) => plain(line.textContent))).toEqual([
    '2 × Margherita30,80 €',
    'Croix-Roussienne16,50 €',
    'Limonadedéjà remboursé',
  ]);
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ disabled }) => disabled)).toEqual([
    false,
    false,
    true,
  ]);
  expect(plain(screen.getByTestId('refund-sheet').textContent)).toContain('Payée 61,20 € par carte · il reste 56,70 €');
  expect(confirm().disabled).toBe(true);
});

it('says what a line takes from the VAT, asks why, and pays back once [REP-22, REP-28]', async () => {
  const done = { refund: { amountCents: 1650, status: 'requested' }, order, isReplayed: false };
  const asked = fakeOffice({ ...quoted, [`POST ${path}`]: replies.success(done) });
  open();
  fireEvent.click(await screen.findByRole('checkbox', { name: /Croix-Roussienne/ }));
  const figures = await screen.findByTestId('refund-figures');
  expect(plain(figures.textContent)).toBe('TVA reprise à 10 %1,50 €Reste payé40,20 €Sur la cartesous quelques jours');
  expect(plain(confirm().textContent)).toBe('Rembourser 16,50 €');
  expect(confirm().disabled).toBe(true);
  chooseReason('quality');
  fireEvent.change(screen.getByLabelText('Note (pour nous)'), { target: { value: ' pâte brûlée ' } });
  fireEvent.click(confirm());
  fireEvent.click(confirm());
  await expect.poll(() => useSheetStore.getState().sheet).toMatchObject({ name: 'order', orderId: order.id });
  const sent = asked.filter((call) => call.path === path && call.method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([
    { actionId: expect.any(String), lines: [1], reason: 'quality', remark: 'pâte brûlée' },
  ]);
});

it('asks what an amount comes to once it is typed, and says why it can’t be [REP-22]', async () => {
  const asked = fakeOffice({ ...here, [`POST ${path}/quote`]: replies.refusal(422, 'refund_too_much') });
  open();
  fireEvent.click(await screen.findByRole('radio', { name: /Un montant/ }));
  const amount = screen.getByLabelText('Montant en euros');
  fireEvent.change(amount, { target: { value: 'beaucoup' } });
  expect(screen.getByText('Écrivez un montant comme 4,50.')).toBeTruthy();
  for (const value of ['9', '99', '99,5']) fireEvent.change(amount, { target: { value } });
  expect((await screen.findByRole('alert')).textContent).toMatch(/refund_too_much/);
  expect(asked.filter((call) => call.path === `${path}/quote`).map(({ body }) => body)).toEqual([
    { amountCents: 9950 },
  ]);
  expect(confirm().disabled).toBe(true);
});

it('pays the rest back, and keeps the choice if that fails [REP-22]', async () => {
  fakeOffice({ ...quoted, [`POST ${path}`]: replies.refusal(409, 'refund_done') });
  open();
  fireEvent.click(await screen.findByRole('radio', { name: /Tout le reste/ }));
  await screen.findByTestId('refund-figures');
  chooseReason('goodwill');
  fireEvent.click(confirm());
  expect((await screen.findByRole('alert')).textContent).toMatch(/refund_done/);
  expect(screen.getByLabelText<HTMLSelectElement>('Pourquoi').value).toBe('goodwill');
});

it('says of cash that it is given back now [REP-24]', async () => {
  fakeOffice({ ...quoted, [`GET ${path}`]: replies.success({ ...refundable, method: 'cash' }) });
  open();
  fireEvent.click(await screen.findByRole('radio', { name: /Tout le reste/ }));
  expect(plain((await screen.findByTestId('refund-figures')).textContent)).toContain('En espècesà rendre maintenant');
});

it('says that nothing is left, or why it does not know [REP-22]', async () => {
  fakeOffice({ [`GET ${path}`]: replies.success({ ...refundable, leftCents: 0 }) });
  const { unmount } = open();
  expect(await screen.findByText('Il ne reste rien à rembourser dans cette commande.')).toBeTruthy();
  unmount();
  fakeOffice({ [`GET ${path}`]: replies.refusal(409, 'refund_unpaid') });
  open();
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
});

it('pays the tip alone back, also of an order of which nothing else is left [PYX-90]', async () => {
  const asked = fakeOffice({
    [`GET ${path}`]: replies.success({ ...refundable, leftCents: 0, tipLeftCents: 200 }),
    [`POST ${path}/quote`]: replies.success({ amountCents: 0, tipCents: 200, leftCents: 0, taxes: [] }),
    [`POST ${path}`]: replies.success({
      refund: { amountCents: 0, tipCents: 200, status: 'requested' },
      order,
      isReplayed: false,
    }),
  });
  open();
  fireEvent.click(await screen.findByLabelText(/Rembourser le pourboire seul/));
  await screen.findByText('Pourboire pour l’équipe (hors TVA)');
  expect(plain(confirm().textContent)).toBe('Rembourser 2,00 €');
  chooseReason('quality');
  fireEvent.click(confirm());
  await expect
    .poll(() => asked.find((one) => one.path === path && one.method === 'POST')?.body)
    .toMatchObject({ tip: true });
});

it('offers no tip to pay back where none is left [PYX-90]', async () => {
  fakeOffice(here);
  open();
  await screen.findAllByTestId('refund-line');
  expect(screen.queryByLabelText(/pourboire/)).toBeNull();
});
