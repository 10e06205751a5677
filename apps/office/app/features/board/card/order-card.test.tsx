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

/** Scrolls the card near to what is seen, or far from it. */
let scroll: (isIntersecting: boolean) => void;

beforeEach(() => {
  useBoardStore.setState({ service: exampleBoard([]).service });
  class Observer {
    readonly hear: (entries: object[]) => void;
    constructor(hear: (entries: object[]) => void) {
      this.hear = hear;
    }
    observe(target: Element): void {
      scroll = (isIntersecting) =>
        act(() => this.hear([{ target, isIntersecting, boundingClientRect: { height: 213 } }]));
    }
    unobserve(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
});

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

it('is a frame with its number and its height while it is scrolled far away, and never while it has the focus [BRD-44]', () => {
  const card = showCard(true);
  screen.getByTestId('accept').focus();
  scroll(false);
  expect(document.activeElement).toBe(screen.getByTestId('accept'));
  screen.getByTestId('accept').blur();
  scroll(false);
  expect([card.textContent, card.style.height]).toEqual(['1042', '213px']);
  scroll(true);
  expect(card.style.height).toBe('');
  expect(screen.getByTestId('accept')).toBeTruthy();
});

it('says what it says once it comes near, if it began far down its column [BRD-44]', () => {
  const card = showCard(false);
  expect(card.textContent).toBe('1042');
  scroll(true);
  expect(card.textContent).toContain('Accepter');
});
