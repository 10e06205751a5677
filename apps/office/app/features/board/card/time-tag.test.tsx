import { exampleBoardOrder } from '@comptoir/contract/testing';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { boardMessages } from '../../../messages/french/board.ts';
import { AddedMessages, MessagesProvider } from '../../../messages/messages-provider.tsx';
import { useClockStore } from '../../../state/clock/clock-store.ts';
import { TimeTag } from './time-tag.tsx';

it.each([
  [-20, 'Prête dans 20 min'],
  [-4, 'Dans 4 min'],
  [6, 'En retard de 6 min'],
  [59, 'En retard de 59 min'],
  [60, 'En retard de 1 h 00'],
  [950, 'En retard de 15 h 50'],
])('tells %i min after an order must be ready how it stands [BRD-43]', (minutes, words) => {
  const order = exampleBoardOrder({ state: 'accepted' });
  useClockStore.setState({ nowMilliseconds: order.readyAt.add({ minutes }).epochMilliseconds });
  render(
    <MessagesProvider currency="EUR" timeZone="Europe/Paris">
      <AddedMessages add={{ board: boardMessages }}>
        <TimeTag order={order} />
      </AddedMessages>
    </MessagesProvider>,
  );
  expect(screen.getByText(/min| h /).textContent?.replace(/\s/g, ' ')).toBe(words);
});
