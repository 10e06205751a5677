import { exampleBoard, exampleBoardOrder } from '@comptoir/contract/testing';
import { hearServerDate, useClockStore } from '@comptoir/web-app/clock';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { boardMessages } from '../../../messages/french/board/board.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { useBoardStore } from '../../../state/board/board-store.ts';
import { SiteContext } from '../../../state/site.ts';
import { fakeOffice, replies } from '../../../testing/fake-office.ts';
import { isKitchenFull } from './is-kitchen-full.ts';
import { useOfferStore } from './offer-store.ts';
import { PauseBars } from './pause-bars.tsx';

const site = { title: 'Lève-tard', logo: null, currency: 'EUR', timeZone: 'Europe/Paris' } as never;
const order = exampleBoardOrder({ dishes: 3 });
const start = order.arrivedAt.epochMilliseconds;
const { service } = exampleBoard([]);
const open = { ...service, isOpen: true, until: Temporal.Instant.from('2026-11-20T22:00:00+01:00') };
const busy = { modes: ['pickup' as const], extraMinutes: 15, until: open.until };

function setMinute(minute: number): void {
  hearServerDate(start + minute * 60_000);
  act(() => useClockStore.setState({ nowMilliseconds: start + minute * 60_000 }));
}
function show(change: object = {}): void {
  useBoardStore.setState({
    orders: new Map([[order.id, order]]),
    service: { ...open, dishesPerQuarter: 2, ...change },
  });
  useOfferStore.setState({ answeredAt: null });
  setMinute(0);
  render(
    <SiteContext value={site}>
      <MessagesProvider currency="EUR" timeZone="Europe/Paris">
        <AddedMessages add={{ board: boardMessages }}>
          <PauseBars />
        </AddedMessages>
      </MessagesProvider>
    </SiteContext>,
  );
}
const offered = () => screen.queryByTestId('busy-offer');

describe('a kitchen with more dishes than it makes', () => {
  it('is offered a busy period, and gets it by one tap [PSE-08]', async () => {
    const answer = { ...service, isOpen: true };
    const asked = fakeOffice({ 'PUT /v2/office/busy': replies.success({ service: answer, isReplayed: false }) });
    show();
    const bar = await screen.findByTestId('busy-offer');
    expect(bar.textContent?.replace(/\s/g, ' ')).toContain(
      'La cuisine est pleine : passer en coup de feu, +15 min jusqu’à 22 h ?',
    );
    expect(asked).toEqual([]);
    fireEvent.click(screen.getByTestId('busy-offer-yes'));
    await waitFor(() => expect(offered()).toBeNull());
    expect(asked.map(({ body }) => body)).toMatchObject([
      { modes: ['pickup', 'delivery'], extraMinutes: 15, length: 'service' },
    ]);
  });

  it('is not asked again for 20 minutes [PSE-08]', async () => {
    show();
    fireEvent.click(await screen.findByTestId('busy-offer-no'));
    expect(offered()).toBeNull();
    setMinute(19);
    expect(offered()).toBeNull();
    setMinute(21);
    expect(await screen.findByTestId('busy-offer')).toBeTruthy();
  });

  it.each([
    ['is busy', { busy: [busy] }],
    ['is closed', { isOpen: false }],
    ['is paused after unanswered orders', { unanswered: 2 }],
    ['has no limit', { dishesPerQuarter: null }],
    ['makes as many', { dishesPerQuarter: 3 }],
  ])('is not asked if it %s [PSE-08]', async (_, change) => {
    show(change);
    await act(async () => undefined);
    expect(offered()).toBeNull();
  });
});

it.each([
  ['the next quarter', [3, 0, 0], true],
  ['the one after it', [0, 3, 0], true],
  ['a later one', [0, 0, 9], false],
  ['two together, but none alone', [2, 2, 0], false],
])('a kitchen is full by %s [PSE-08]', (_, dishes, expected) => {
  const from = Temporal.Instant.fromEpochMilliseconds(start);
  const rowOf = (limit: number | null) => ({ name: null, steps: dishes.map((units) => ({ from, units, limit })) });
  expect([isKitchenFull([rowOf(2)]), isKitchenFull([rowOf(null)])]).toEqual([expected, false]);
  expect(isKitchenFull([rowOf(9), rowOf(2)])).toBe(expected);
});
