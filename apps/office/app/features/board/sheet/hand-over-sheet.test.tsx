import type { BoardOrder } from '@comptoir/contract';
import { exampleBoard, exampleBoardOrder } from '@comptoir/contract/testing';
import { hearServerDate } from '@comptoir/web-app/clock';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import site from '../../../../../../sites/leve-tard/site.ts';
import { boardMessages } from '../../../messages/french/board/board.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { closeSheet, useSheetStore } from '../../../state/board/sheet-store.ts';
import type { RunningBoard } from '../../../state/running/run-board.ts';
import { SiteContext } from '../../../state/site.ts';
import { BoardContext } from '../base/board-context.ts';
import { AcceptButton } from '../card/accept-button.tsx';
import { HandOverButton } from '../card/hand-over-button.tsx';
import { AcceptTimes } from './accept-times.tsx';
import { DelaySheet } from './delay-sheet.tsx';
import { EndSheet } from './end-sheet.tsx';
import { HandOverSheet } from './hand-over-sheet.tsx';
import { NoShowSheet } from './no-show-sheet.tsx';

const act = vi.fn();
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');
const paid = { paymentMethod: 'card', dueCents: 0, state: 'ready', mode: 'pickup' } as const;

/** An order whose only line is a drink, unless it is said to have none. */
function orderOf(change: Partial<BoardOrder> = {}): BoardOrder {
  const order = exampleBoardOrder(change);
  return { ...order, lines: order.lines.map((line) => ({ ...line, hasAlcohol: true as const })), ...change };
}

const show = (part: ReactNode) =>
  render(
    <SiteContext value={site}>
      <MessagesProvider currency="EUR" timeZone="Europe/Paris">
        <AddedMessages add={{ board: boardMessages }}>
          <BoardContext value={{ act } as unknown as RunningBoard}>{part}</BoardContext>
        </AddedMessages>
      </MessagesProvider>
    </SiteContext>,
  );
const press = (testId: string) => fireEvent.click(screen.getByTestId(testId));
const acts = () => act.mock.calls.map(([, action]) => action);
const openName = () => useSheetStore.getState().sheet?.name;

beforeEach(() => {
  act.mockReset();
  closeSheet();
  useBoardStore.setState({ service: exampleBoard([]).service });
});

describe('handing over', () => {
  it('asks at the card for the identity of an order with alcohol, though nothing is to collect [LAW-29]', () => {
    show(<HandOverButton order={orderOf(paid)} />);
    press('hand-over');
    expect([openName(), acts()]).toEqual(['hand-over', []]);
  });

  it('asks nothing of a paid order without alcohol [BRD-33]', () => {
    show(<HandOverButton order={exampleBoardOrder(paid)} />);
    press('hand-over');
    expect([openName(), acts()]).toEqual([undefined, [{ kind: 'hand-over', isCashCollected: null }]]);
  });

  it('collects an order in cash of which nothing is due by one tap [BRD-33, LAW-39]', () => {
    show(<HandOverButton order={exampleBoardOrder({ ...paid, paymentMethod: 'cash', isUnpaid: true })} />);
    press('hand-over');
    expect([openName(), acts()]).toEqual([undefined, [{ kind: 'hand-over', isCashCollected: true }]]);
  });

  it.each(['seen', 'refused'] as const)('sends the answer %s by one of two buttons [LAW-29]', (identity) => {
    show(<HandOverSheet order={orderOf(paid)} />);
    const text = plain(screen.getByTestId('hand-over-sheet').textContent);
    expect(text).toMatch(/Une pièce d’identité a-t-elle été vue \?.*Pièce d’identité vueRefusée : garder l’alcool/);
    expect(screen.queryByTestId('hand-over-confirm')).toBeNull();
    press(`identity-${identity}`);
    expect(acts()).toEqual([{ kind: 'hand-over', isCashCollected: null, identity }]);
  });

  it('asks for cash and identity at once, and for neither answer while the cash is not there [LAW-29, BRD-33]', () => {
    show(<HandOverSheet order={orderOf({ ...paid, paymentMethod: 'cash', dueCents: 3545 })} />);
    press('identity-seen');
    fireEvent.click(screen.getByLabelText(/Pas encore/));
    expect(screen.queryByTestId('identity-seen')).toBeNull();
    press('hand-over-confirm');
    expect(acts()).toEqual([
      { kind: 'hand-over', isCashCollected: true, identity: 'seen' },
      { kind: 'hand-over', isCashCollected: false },
    ]);
  });
});

describe('a time after the hours of alcohol', () => {
  const at = (time: string) => Temporal.Instant.from(`2026-11-20T${time}:00+01:00`);
  const late = 'Alcool : plus de remise après 22 h';
  const order = orderOf({
    ...paid,
    state: 'new',
    isScheduled: false,
    promisedAt: at('21:45'),
    dueAt: at('21:45'),
    alcoholUntil: at('22:00'),
  });
  beforeEach(() => hearServerDate(at('21:20').epochMilliseconds));

  it('can be told as a delay, and the sheet says so [LAW-30]', () => {
    show(<DelaySheet order={{ ...order, state: 'accepted' }} />);
    const text = () => plain(screen.getByTestId('delay-sheet').textContent);
    expect(text()).not.toContain(late);
    fireEvent.click(screen.getByLabelText(/\+15/));
    expect(text()).toContain(late);
    press('delay-confirm');
    expect(acts()).toEqual([{ kind: 'delay', minutes: 15 }]);
  });

  it('can be accepted from the sheet, which says so, the end of the hours included [LAW-30]', () => {
    for (const [time, isTold] of [
      ['21:55', false],
      ['22:00', true],
      ['22:10', true],
    ] as const) {
      const { container, unmount } = show(<AcceptTimes order={order} dueAt={at(time)} onChoose={() => undefined} />);
      expect(plain(container.textContent).includes(late)).toBe(isTold);
      unmount();
    }
  });

  it('is not accepted by one tap: the sheet is opened first [LAW-30]', () => {
    show(<AcceptButton order={order} />);
    press('accept');
    expect([openName(), acts().length]).toEqual([undefined, 1]);
    hearServerDate(at('22:05').epochMilliseconds);
    show(<AcceptButton order={order} />);
    fireEvent.click(screen.getAllByTestId('accept').at(-1) as HTMLElement);
    expect([openName(), acts().length]).toEqual(['order', 1]);
  });

  it('is told of no order without alcohol [LAW-30]', () => {
    const { alcoholUntil: _, ...sober } = order;
    show(<AcceptTimes order={sober} dueAt={at('22:10')} onChoose={() => undefined} />);
    expect(screen.queryByText(/plus de remise/)).toBeNull();
  });
});

describe('an order of which a part was paid back or withdrawn from', () => {
  const card = { ...paid, totalCents: 5030 };
  const cash = { ...card, paymentMethod: 'cash' } as const;

  it.each([
    ['all of it is held', card, 'Rembourser 50,30 €', 'Annuler et rembourser 50,30 €', 'reçoit un message et 50,30 €.'],
    [
      'a part is held',
      { ...card, leftCents: 3430 },
      'Rembourser 34,30 €',
      'Annuler et rembourser 34,30 €',
      'reçoit un message et 34,30 €.',
    ],
    [
      'nothing is held',
      { ...card, leftCents: 0 },
      'Il ne reste rien à rembourser.',
      'Annuler la commande',
      'reçoit un message. Il ne reste rien à rembourser.',
    ],
    [
      'cash is due',
      { ...cash, dueCents: 3430, leftCents: 3430 },
      'rien n’a été encaissé.',
      'Annuler la commande',
      'Commande en espèces : rien à rembourser.',
    ],
    [
      'nothing is due',
      { ...cash, isUnpaid: true as const, leftCents: 0 },
      'rien n’a été encaissé.',
      'Annuler la commande',
      'Commande en espèces : rien à rembourser.',
    ],
  ])('offers what is still held where %s [BRD-37, LAW-39]', (_, change, offered, end, consequence) => {
    const order = exampleBoardOrder(change);
    const { unmount } = show(<NoShowSheet order={order} />);
    expect(plain(screen.getByTestId('no-show-sheet').textContent)).toContain(offered);
    unmount();
    show(<EndSheet order={order} kind="cancel" />);
    expect(plain(screen.getByTestId('cancel-confirm').textContent)).toBe(end);
    expect(plain(screen.getByTestId('cancel-sheet').textContent)).toContain(consequence);
  });

  it('notes that it was not collected without a refund where nothing is held [BRD-37]', () => {
    show(<NoShowSheet order={exampleBoardOrder({ ...card, leftCents: 0 })} />);
    press('no-show-confirm');
    expect(acts()).toEqual([{ kind: 'no-show', isPaidBack: false }]);
  });
});
