import type { BoardOrder } from '@comptoir/contract';
import { exampleBoardOrder } from '@comptoir/contract/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boardMessages } from '../../../messages/french/board/board.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { type TappedAction, useActionStore } from '../../../state/board/actions/action-store.ts';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { notify, useNoticeStore } from '../../../state/board/notice-store.ts';
import { offerUndo, useUndoStore } from '../../../state/board/undo-store.ts';
import type { RunningBoard } from '../../../state/running/run-board.ts';
import { SiteContext } from '../../../state/site.ts';
import { BoardContext } from '../base/board-context.ts';
import { Bars } from './bars.tsx';

const site = { title: 'Lève-tard', logo: null, currency: 'EUR', timeZone: 'Europe/Paris' } as never;
const order = exampleBoardOrder({ state: 'accepted', number: 1042 });
const takenBack: BoardOrder[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  takenBack.length = 0;
  useActionStore.setState({ pending: [] });
  useUndoStore.setState({ accepted: [] });
  useNoticeStore.setState({ notices: [] });
  hold(order);
});
afterEach(() => {
  vi.useRealTimers();
});

const hold = (held: BoardOrder) => useBoardStore.setState({ orders: new Map([[held.id, held]]) });

function show(): void {
  const board = { takeBack: async (taken: BoardOrder) => takenBack.push(taken) } as unknown as RunningBoard;
  render(
    <SiteContext value={site}>
      <MessagesProvider currency="EUR" timeZone="Europe/Paris">
        <AddedMessages add={{ board: boardMessages }}>
          <BoardContext value={board}>
            <Bars />
          </BoardContext>
        </AddedMessages>
      </MessagesProvider>
    </SiteContext>,
  );
}
const undo = () => screen.queryByTestId('undo-bar')?.textContent;

it('offers for five seconds to take back what was accepted here [BRD-63]', () => {
  show();
  act(() => offerUndo(order));
  expect(undo()).toBe('1042 acceptéeAnnuler');
  act(() => void vi.advanceTimersByTime(4_900));
  fireEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(takenBack).toEqual([order]);
  act(() => void vi.advanceTimersByTime(200));
  expect(undo()).toBeUndefined();
});

it('offers it for each of several orders, the latest on top, and no more for one that has gone on [BRD-63]', () => {
  show();
  act(() => {
    offerUndo(order);
    offerUndo({ ...order, id: 'b', number: 1043 });
  });
  expect(screen.getAllByTestId('undo-bar').map(({ textContent }) => textContent)).toEqual([
    '1043 acceptéeAnnuler',
    '1042 acceptéeAnnuler',
  ]);
  act(() => hold({ ...order, version: order.version + 1, state: 'ready' }));
  expect(undo()).toBe('1043 acceptéeAnnuler');
});

it.each<[Partial<BoardOrder>, RegExp]>([
  [{ state: 'accepted', movedBy: 'Zoé' }, /^1042 : déjà acceptée par Zoé pour .*19 h 30\.$/],
  [{ state: 'accepted', movedBy: null }, /^1042 : déjà acceptée pour .*19 h 30\.$/],
  [{ state: 'refused', movedBy: 'Cuisine 1' }, /^1042 : déjà refusée par Cuisine 1\.$/],
  [{ state: 'refused', movedBy: null }, /^1042 : déjà refusée\.$/],
  [{ state: 'ready', movedBy: 'Zoé' }, /^1042 : déjà traitée par Zoé\.$/],
  [{ state: 'cancelled', movedBy: null }, /^1042 : déjà traitée ailleurs\.$/],
])('says who was first with an order: %o [BRD-39]', (change, expected) => {
  show();
  act(() => notify({ kind: 'moved', order: { ...order, ...change } }));
  expect(screen.getByTestId('notice').querySelector('p')?.textContent?.replace(/\s/g, ' ')).toMatch(expected);
});

/** The texts in live regions of the bars, without counters inside them, as a screen reader announces them. */
function heard(): string[] {
  const bars = screen.getByTestId('bars');
  expect([bars.getAttribute('aria-live'), bars.getAttribute('aria-relevant')]).toEqual(['polite', 'additions']);
  const texts = [...bars.querySelectorAll('p, .visually-hidden')].filter((one) => !one.closest('[aria-live=off]'));
  return texts.map(({ textContent }) => (textContent ?? '').replace(/\s/g, ' '));
}

it('is told to a screen reader once, without the seconds that it counts [OFC-12, BRD-12]', () => {
  const { connection } = useBoardStore.getState();
  useBoardStore.setState({ connection: { ...connection, state: 'lost' } });
  show();
  const lost = ['Cet écran n’est plus relié. Les nouvelles commandes n’arrivent pas ici.'];
  expect(heard()).toEqual(lost);
  act(() => void vi.advanceTimersByTime(5_000));
  expect(heard()).toEqual(lost);
  act(() => useBoardStore.setState({ connection }));
  expect(heard()).toEqual([]);
});

it('tells a screen reader of what was tapped and is not done, once it is known [OFC-12, BRD-57]', () => {
  show();
  const tapped: TappedAction & { message: null } = {
    orderId: order.id,
    number: 1042,
    mayWait: true,
    tappedAt: 0,
    message: null,
    body: { kind: 'ready', actionId: 'a', version: 3 },
  };
  act(() => useActionStore.setState({ pending: [{ ...tapped, phase: 'sending' }] }));
  expect(heard()).toEqual([]);
  act(() => useActionStore.setState({ pending: [{ ...tapped, phase: 'queued' }] }));
  expect(heard()).toEqual(['1042 : Prête · en attente d’envoi']);
  act(() => useActionStore.setState({ pending: [{ ...tapped, phase: 'failed' }] }));
  expect(heard()).toEqual(['1042 : Pas enregistré.']);
});
