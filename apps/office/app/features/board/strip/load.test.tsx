import type { Service } from '@comptoir/contract';
import { exampleBoard, exampleBoardOrder } from '@comptoir/contract/testing';
import { windowOf } from '@comptoir/domain';
import { useClockStore } from '@comptoir/web-app/clock';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boardMessages } from '../../../messages/french/board/board.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { SiteContext } from '../../../state/site.ts';
import { Load } from './load.tsx';

const site = { title: 'Lève-tard', logo: null, currency: 'EUR', timeZone: 'Europe/Paris' } as never;

/** What the first quarters say of a kitchen with three dishes to cook in the first of them, and what its posts have to do. */
function tell(dishesPerQuarter: number | null, posts: Service['posts'] = []): string[] {
  const now = windowOf(exampleBoardOrder().arrivedAt.epochMilliseconds);
  const task = { post: 'four', release: now, deadline: now + 1, quarters: 18 };
  const order = exampleBoardOrder({ dishes: 3, tasks: [task, { ...task, post: 'route' }] });
  const { service } = exampleBoard([]);
  useClockStore.setState({ nowMilliseconds: order.arrivedAt.epochMilliseconds });
  useBoardStore.setState({ orders: new Map([[order.id, order]]), service: { ...service, dishesPerQuarter, posts } });
  const { unmount } = render(
    <SiteContext value={site}>
      <MessagesProvider currency="EUR" timeZone="Europe/Paris">
        <AddedMessages add={{ board: boardMessages }}>
          <Load />
        </AddedMessages>
      </MessagesProvider>
    </SiteContext>,
  );
  const steps = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\s|ven\. /g, ' ').trim());
  unmount();
  return steps.slice(0, 2).map((step) => step?.replace(/ +/g, ' ') ?? '');
}

it.each([
  ['no limit', null, ['19 h 30 · 3', '19 h 45 · 0']],
  ['room', 4, ['19 h 30 · 3 / 4', '19 h 45 · 0 / 4']],
  ['none left', 3, ['19 h 30 · 3 / 3plein', '19 h 45 · 0 / 3']],
  ['too much', 2, ['19 h 30 · 3 / 2plein', '19 h 45 · 0 / 2']],
])('says of each quarter how many dishes of how many, with %s [BRD-56]', (_, limit, expected) => {
  expect(tell(limit)).toEqual(expected);
});

it('says of each post how much of what it can do is to be done, even if it can do nothing [BRD-56, CAP-12]', () => {
  const from = windowOf(exampleBoardOrder().arrivedAt.epochMilliseconds);
  const post = (id: string, capacities: number[]) => ({ id, name: id, from, capacities });
  expect(tell(2, [post('four', [24, 0])])).toEqual(['19 h 30 · 4,5 / 6', '19 h 45 · 0 / 0']);
  expect(tell(null, [post('four', [16, 24])])).toEqual(['19 h 30 · 4,5 / 4plein', '19 h 45 · 0 / 6']);
});
