import { exampleBoard, exampleBoardOrder } from '@comptoir/contract/testing';
import { useClockStore } from '@comptoir/web-app/clock';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { boardMessages } from '../../messages/french/board/board.ts';
import { AddedMessages, MessagesProvider } from '../../messages/messages-provider.tsx';
import { useBoardStore } from '../../state/board/board-store.ts';
import { regroup } from '../../state/board/column-store.ts';
import { SiteContext } from '../../state/site.ts';
import { Arrivals } from './arrivals.tsx';
import { Age } from './base/age.tsx';
import { OrderLines } from './card/order-lines.tsx';

const order = exampleBoardOrder({ version: 1, state: 'new', number: 1042 });
const site = { title: 'Lève-tard', logo: null, currency: 'EUR', timeZone: 'Europe/Paris' } as never;

function show(children: React.ReactNode) {
  return render(
    <SiteContext value={site}>
      <MessagesProvider currency="EUR" timeZone="Europe/Paris">
        <AddedMessages add={{ board: boardMessages }}>{children}</AddedMessages>
      </MessagesProvider>
    </SiteContext>,
  );
}

function setOrders(orders: (typeof order)[]) {
  const { service } = exampleBoard([]);
  useBoardStore.setState({ orders: new Map(orders.map((one) => [one.id, one])), service });
  act(() => void regroup(order.arrivedAt));
}
const setNow = (seconds: number) =>
  act(() => useClockStore.setState({ nowMilliseconds: order.arrivedAt.epochMilliseconds + seconds * 1000 }));

beforeEach(() => {
  setOrders([]);
  setNow(0);
});

it('tells a screen reader of each new order once, and of no second [OFC-12]', () => {
  show(<Arrivals />);
  setOrders([order]);
  const told = screen.getByRole('alert').textContent;
  expect(told).toMatch(/^Nouvelle commande 1042, livraison (ven\. )?19\sh\s30, 3 plats, 35,45\s€$/);
  setNow(30);
  setOrders([]);
  expect(screen.getByRole('alert').textContent).toBe(told);
});

it('is named by how many orders wait [BRD-25]', () => {
  show(<Arrivals />);
  setOrders([order, { ...order, id: 'b', number: 1043 }]);
  expect(document.title).toBe('(2) Commandes');
  setOrders([]);
  expect(document.title).toBe('Commandes');
});

it('folds a long order after its seventh line, and none of its notes [BRD-03, BRD-04]', () => {
  const [line] = order.lines;
  if (!line) throw new Error('the example has a line');
  const lines = Array.from({ length: 11 }, (_, at) => ({
    ...line,
    name: `Plat ${at}`,
    note: at === 9 ? 'Sans noix, allergie' : '',
  }));
  show(<OrderLines lines={lines} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  expect(screen.getByText('+ 4 lignes')).toBeTruthy();
  expect(screen.getByText('Sans noix, allergie').dataset.allergy).toBe('true');
});

it('draws the age of an order second by second in a text of its own, and nothing around it [BRD-44]', () => {
  let drawn = 0;
  function Around() {
    drawn += 1;
    return <Age since={order.arrivedAt} />;
  }
  show(<Around />);
  for (const seconds of [1, 26, 72, 3725]) setNow(seconds);
  expect([drawn, screen.getByRole('time').textContent]).toEqual([1, '1:02:05']);
});
