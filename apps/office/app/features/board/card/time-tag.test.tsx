import type { BoardOrder } from '@comptoir/contract';
import { exampleBoardOrder } from '@comptoir/contract/testing';
import { useClockStore } from '@comptoir/web-app/clock';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boardMessages } from '../../../messages/french/board/board.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { SiteContext } from '../../../state/site.ts';
import { TimeTag } from './time-tag.tsx';

it.each([
  [-20, '20 min'],
  [-4, 'Dans 4 min'],
  [6, 'En retard de 6 min'],
  [59, 'En retard de 59 min'],
  [60, 'En retard de 1 h 00'],
  [950, 'En retard de 15 h 50'],
])('tells %i min after an order must be ready how it stands [BRD-43]', (minutes, words) => {
  const order = exampleBoardOrder({ state: 'accepted' });
  useClockStore.setState({ nowMilliseconds: order.readyAt.add({ minutes }).epochMilliseconds });
  expect(told({ ...order, startAt: order.readyAt.subtract({ minutes: 30 }) })).toBe(words);
});

it('says when an order is to be begun, until then [BRD-02]', () => {
  const order = exampleBoardOrder({ state: 'accepted' });
  const startAt = order.readyAt.subtract({ minutes: 15 });
  useClockStore.setState({ nowMilliseconds: startAt.epochMilliseconds - 1000 });
  expect(told({ ...order, startAt })).toMatch(/^À lancer .*19 h 15$/);
  useClockStore.setState({ nowMilliseconds: startAt.epochMilliseconds });
  expect(told({ ...order, startAt })).toBe('15 min');
});

const site = { title: 'Lève-tard', logo: null, currency: 'EUR', timeZone: 'Europe/Paris' } as never;

function told(order: BoardOrder): string | undefined {
  const { container, unmount } = render(
    <SiteContext value={site}>
      <MessagesProvider currency="EUR" timeZone="Europe/Paris">
        <AddedMessages add={{ board: boardMessages }}>
          <TimeTag order={order} />
        </AddedMessages>
      </MessagesProvider>
    </SiteContext>,
  );
  const words = container.textContent?.replace(/\s/g, ' ');
  unmount();
  return words;
}
