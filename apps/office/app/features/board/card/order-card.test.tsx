import { exampleBoard, exampleBoardOrder } from '@comptoir/contract/testing';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import site from '../../../../../../sites/leve-tard/site.ts';
import { boardMessages } from '../../../messages/french/board.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { useBoardStore } from '../../../state/board/board-store.ts';
import type { RunningBoard } from '../../../state/running/run-board.ts';
import { SiteContext } from '../../../state/site.ts';
import { BoardContext } from '../base/board-context.ts';
import { OrderCard } from './order-card.tsx';

const order = exampleBoardOrder({ state: 'new', number: 1042 });

/** Says of the card that it is near to what is seen, or far. */
let tell: (isNear: boolean) => void;
vi.mock('../../../platform/watch/watch-near.ts', () => ({
  watchNear: (_: Element, __: boolean, onChange: (isNear: boolean, height: number) => void) => {
    tell = (isNear) => act(() => onChange(isNear, 213));
    return () => undefined;
  },
}));

beforeEach(() => useBoardStore.setState({ service: exampleBoard([]).service }));

function showCard(startsNear: boolean): HTMLElement {
  render(
    <SiteContext value={site}>
      <MessagesProvider currency="EUR" timeZone="Europe/Paris">
        <AddedMessages add={{ board: boardMessages }}>
          <BoardContext value={{ act: vi.fn() } as unknown as RunningBoard}>
            <OrderCard order={order} startsNear={startsNear} />
          </BoardContext>
        </AddedMessages>
      </MessagesProvider>
    </SiteContext>,
  );
  return screen.getByTestId('order-card');
}

it('is a frame with its number and its height while it is scrolled far away [BRD-44]', () => {
  const card = showCard(true);
  tell(false);
  expect([card.textContent, card.style.height]).toEqual(['1042', '213px']);
  tell(true);
  expect(card.style.height).toBe('');
  expect(screen.getByTestId('accept')).toBeTruthy();
});

it('says what it says once it comes near, if it began far down its column [BRD-44]', () => {
  const card = showCard(false);
  expect(card.textContent).toBe('1042');
  tell(true);
  expect(card.textContent).toContain('Accepter');
});
