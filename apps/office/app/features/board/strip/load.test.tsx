import { exampleBoard, exampleBoardOrder } from '@comptoir/contract/testing';
import { useClockStore } from '@comptoir/web-app/clock';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boardMessages } from '../../../messages/french/board/board.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { SiteContext } from '../../../state/site.ts';
import { Load } from './load.tsx';

const site = { title: 'Lève-tard', logo: null, currency: 'EUR', timeZone: 'Europe/Paris' } as never;

/** What the first quarters say of a kitchen with three dishes to cook in the first of them. */
function tell(dishesPerQuarter: number | null): string[] {
  const order = exampleBoardOrder({ dishes: 3 });
  const { service } = exampleBoard([]);
  useClockStore.setState({ nowMilliseconds: order.arrivedAt.epochMilliseconds });
  useBoardStore.setState({ orders: new Map([[order.id, order]]), service: { ...service, dishesPerQuarter } });
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
